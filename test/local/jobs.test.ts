import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobsPage } from '#infra/local/console/jobs-page.ts'
import { startScheduler } from '#infra/local/jobs/scheduler.ts'
import { jobsOf } from '#infra/local/jobs/jobs.ts'
import { isDue } from '#infra/local/jobs/schedule.ts'
import { QueueStore } from '#infra/local/queues/queue-store.ts'
import { Roles } from '#infra/local/roles/roles.ts'
import type { Resource } from '#infra/local/template/resources.ts'

const queueArn = 'arn:aws:sqs:eu-central-1:1:jobs'
let queues: QueueStore
const queued = () => queues.bodies('jobs').map(body => JSON.parse(body) as unknown)
const Input = '{"day":"<aws.scheduler.scheduled-time>"}'

function jobs(properties: object, allowed = queueArn) {
  const Statement = { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: allowed }
  const role = {
    type: 'AWS::IAM::Role',
    arn: 'arn:role',
    properties: { Policies: [{ PolicyDocument: { Statement } }] },
  }
  const schedule = {
    type: 'AWS::Scheduler::Schedule',
    name: 'birthdays',
    path: 'x',
    properties: {
      ScheduleExpression: 'cron(0 7 * * ? *)',
      ScheduleExpressionTimezone: 'Europe/Budapest',
      Target: { Arn: queueArn, RoleArn: 'arn:role', Input },
      ...properties,
    },
  }
  const resources = [role, schedule] as unknown as Resource[]
  return jobsOf({ resources, queues, roles: new Roles(resources) })
}

beforeEach(() => {
  queues = new QueueStore(new DatabaseSync(':memory:'), [{ name: 'jobs', visibilityTimeout: 174, delay: 0 }])
})
afterEach(() => vi.useRealTimers())

describe('a job', () => {
  it('is queued for a date', () => {
    const [job] = jobs({})
    expect(job?.run('2026-03-15')).toMatch(/^[\da-f-]{36}$/)
    expect(job).toMatchObject({ name: 'birthdays', schedule: 'cron(0 7 * * ? *) Europe/Budapest', enabled: true })
    expect(queued()).toEqual([{ day: '2026-03-15T00:00:00Z' }])
  })

  it('without a queue, without permission or without a valid schedule is rejected', () => {
    expect(() => jobs({ Target: { Arn: 'arn:other', RoleArn: 'arn:role' } })).toThrow('sends to no queue')
    expect(() => jobs({}, 'arn:other')).toThrow('lacks sqs:SendMessage')
    expect(() => jobs({ ScheduleExpression: 'cron(0 7 * *)' })).toThrow('six fields')
    expect(() => jobs({ ScheduleExpression: 'at noon' })).toThrow('does not know')
  })

  it('is on the page with a button that runs it for a date', () => {
    const { text } = jobsPage(jobs({ State: 'DISABLED' }), '2026-03-15')
    expect(text).toContain('action="/_local/jobs/birthdays"')
    expect(text).toContain('value="2026-03-15"')
    expect(text).toContain('switched off')
    expect(text).toContain('Run for this date')
  })
})

describe('the scheduler', () => {
  it('runs a job once at its minute, in its time zone, and a disabled one never', () => {
    vi.useFakeTimers({ now: new Date('2026-07-01T04:50:30Z') })
    const ending = new AbortController()
    startScheduler([...jobs({}), ...jobs({ State: 'DISABLED' })], ending.signal)
    vi.advanceTimersByTime(9 * 60_000)
    expect(queued()).toEqual([])
    vi.advanceTimersByTime(30 * 60_000)
    expect(queued()).toEqual([{ day: '2026-07-01T05:00:00Z' }])
    ending.abort()
    vi.advanceTimersByTime(26 * 3_600_000)
    expect(queued()).toHaveLength(1)
  })

  it('runs a job once that was missed while the machine slept', () => {
    vi.useFakeTimers({ now: new Date('2026-07-01T04:50:30Z') })
    const ending = new AbortController()
    startScheduler(jobs({}), ending.signal)
    vi.setSystemTime(new Date('2026-07-01T05:20:00Z'))
    vi.advanceTimersByTime(60_000)
    expect(queued()).toEqual([{ day: '2026-07-01T05:00:00Z' }])
    ending.abort()
  })
})

describe('a schedule', () => {
  const since = new Date('2026-01-01T00:00:00Z')
  const due = (ScheduleExpression: string, at: string, ScheduleExpressionTimezone?: string) =>
    isDue(
      { ScheduleExpression, ...(ScheduleExpressionTimezone && { ScheduleExpressionTimezone }) },
      new Date(at),
      since,
    )

  it.each([
    ['cron(0 7 * * ? *)', '2026-07-01T07:00:00Z', true],
    ['cron(0 7 * * ? *)', '2026-07-01T07:01:00Z', false],
    ['cron(0/15 8-17 ? * MON-FRI *)', '2026-07-01T17:45:00Z', true],
    ['cron(0/15 8-17 ? * MON-FRI *)', '2026-07-04T08:00:00Z', false],
    ['cron(30 6 1,15 JAN,jul ? 2026)', '2026-07-15T06:30:00Z', true],
    ['cron(30 6 1,15 JAN,jul ? 2026)', '2027-07-15T06:30:00Z', false],
    ['cron(0 0 L * ? *)', '2026-02-28T00:00:00Z', true],
    ['cron(0 0 L * ? *)', '2028-02-28T00:00:00Z', false],
    ['cron(0 0 ? * 1 *)', '2026-07-05T00:00:00Z', true],
    ['rate(5 minutes)', '2026-01-01T00:10:00Z', true],
    ['rate(5 minutes)', '2026-01-01T00:11:00Z', false],
    ['rate(1 day)', '2026-01-01T00:00:00Z', false],
    ['at(2026-07-01T07:00:00)', '2026-07-01T07:00:00Z', true],
    ['at(2026-07-01T07:00:00)', '2026-07-02T07:00:00Z', false],
  ])('%s at %s: %s', (expression, at, is) => expect(due(expression, at)).toBe(is))

  it('follows daylight saving time, and runs once in the repeated hour', () => {
    const budapest = (at: string) => due('cron(30 2 * * ? *)', at, 'Europe/Budapest')
    expect(budapest('2026-07-01T00:30:00Z')).toBe(true)
    expect(budapest('2026-12-01T01:30:00Z')).toBe(true)
    expect([budapest('2026-10-25T00:30:00Z'), budapest('2026-10-25T01:30:00Z')]).toEqual([true, false])
  })

  it.each([
    'cron(0 7 W * ? *)',
    'cron(0 7 * * MON#2 *)',
    'cron(61 7 * * ? *)',
    'cron(0 7 * QQQ ? *)',
    'rate(0 minutes)',
  ])('%s is rejected instead of never running', expression =>
    expect(() => due(expression, '2026-07-01T07:00:00Z')).toThrow('does not know'),
  )
})

import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { now } from '../in-memory/call.ts'
import { killAt } from '../in-memory/kill-at.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { companyOf, requestOf } from '../waves/company.ts'
import { recorded } from '../waves/recorder.ts'

const queue = mockClient(SQSClient)
const { members } = await import('#functions/company/member-store.ts')
const { buildDirectory } = await import('#functions/company/fold-directory.ts')
const { absences, requests } = await import('#functions/leave/leave-store.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { notificationDefaults } = await import('#functions/notifications/preference-store.ts')
const { log } = await import('#functions/platform/log.ts')
const { remindApprovers } = await import('#functions/notifications/remind-approvers.ts')
const { sendDigests } = await import('#functions/notifications/send-digests.ts')

beforeEach(() => {
  queue.reset()
  queue.on(SendMessageBatchCommand).resolves({})
  vi.spyOn(log, 'info').mockImplementation(() => {})
})

/** The Wednesday after the Friday on which everything was asked for. */
const wednesday = addDays(now.today, 5)
const people = 1000

/** A company in which every other person waits, each hundred has an approver, and as many approvers as wished are away. */
async function waitingCompany({ away, admins = 0 }: { away: number; admins?: number }) {
  const table = await companyOf(people)
  const rows = [...table.rows().values()].filter(({ _kind }) => _kind === members.name)
  const ids = rows.map(({ id }) => String(id)).toSorted()
  const approvers = ids.filter((_, place) => place % 10 === 0)
  for (const [place, id] of ids.entries()) {
    const member = table.kept(members, { company: 'c', id })!
    const approver = approvers[Math.floor(place / 10)]!
    const role = place % 10 === 1 && place / 10 < admins ? 2 : member.role
    table.keep(members, { ...member, role, approver_ids: approver === id ? [] : [approver] })
    if (place % 2) wait(table, id)
  }
  for (const member of approvers.slice(0, away)) {
    const period = { type_id: 1, status: 'approved' as const, from_date: wednesday, to_date: wednesday }
    table.keep(absences, { company: 'c', member, request: `${member}-away`, month: '2026-11', ...period })
  }
  await buildDirectory('c')
  return { table, ids, approvers }
}

function wait(table: InMemoryTable, member: string) {
  const period = { type_id: 1, status: 'pending' as const, from_date: '2026-12-14', to_date: '2026-12-15' }
  table.keep(requests, requestOf({ company: 'c', member }, { id: `${member}-w`, ...period }))
}

/** Whose bells have an item of a type, one for each. */
const told = (table: InMemoryTable, type: number) =>
  [...table.rows().values()]
    .filter(row => row._kind === notifications.name && row.type === type)
    .map(({ member }) => String(member))
    .toSorted()

const wantDigest = (table: InMemoryTable) =>
  table.keep(notificationDefaults, { company: 'c', choices: { digest: { bell: true } }, is_quiet_when_away: null })

const jobs = {
  reminders: { run: remindApprovers, type: notificationTypes.reminder },
  digests: { run: sendDigests, type: notificationTypes.digest },
}

describe('P4 of 1,000 people, half of whom wait', () => {
  it('a reminder reads people, absences and what waits once, and a few items of each who decides', async () => {
    const { approvers } = await waitingCompany({ away: 0 })
    const { read, calls } = await recorded(() => remindApprovers({ company: 'c', day: wednesday }), 0)
    // The waiting requests are some sixty units; of each decider it is read what they want, and whether it was told before.
    expect(read).toBeLessThan(150 + 6 * approvers.length)
    expect(calls).toBeLessThan(100 + 4 * approvers.length)
  })

  it('administrators who decide for everybody who is away are looked up once, however many people ask', async () => {
    const { table, approvers } = await waitingCompany({ away: 100, admins: 50 })
    const { read } = await recorded(() => remindApprovers({ company: 'c', day: wednesday }), 0)
    const admins = told(table, notificationTypes.reminder)
    expect(admins.length).toBeGreaterThan(40)
    expect(read).toBeLessThan(150 + approvers.length + 6 * admins.length)
  })

  it('a digest for everybody reads of each of them what they want, and the rest once', async () => {
    const { table, ids } = await waitingCompany({ away: 10 })
    wantDigest(table)
    const { read } = await recorded(() => sendDigests({ company: 'c', day: wednesday }), 0)
    expect(read).toBeLessThan(200 + 4 * ids.length)
  })
})

interface Task {
  company: string
  day: Day
  after?: string
}

/** The tasks that tasks have left to others. */
const continuations = () =>
  queue
    .commandCalls(SendMessageBatchCommand)
    .flatMap(({ args: [{ input }] }) => input.Entries ?? [])
    .map(({ MessageBody }) => JSON.parse(MessageBody!) as Task)
    .filter(({ after }) => after !== undefined)

describe.each(Object.entries(jobs))('the task of %s', (_, { run, type }) => {
  /** Runs a task as a queue does that delivers it until it has succeeded. */
  async function delivered(task: Task) {
    for (let tries = 0; tries < 20; tries++)
      try {
        return await run(task)
      } catch (error) {
        expect(error).toMatchObject({ message: 'killed' })
      }
    throw new Error('It never ends')
  }

  it('that is killed in the middle tells everybody once when it is delivered again', async () => {
    const whole = await waitingCompany({ away: 10 })
    wantDigest(whole.table)
    await delivered({ company: 'c', day: wednesday })
    const expected = told(whole.table, type)
    expect(expected.length).toBeGreaterThan(80)
    for (const stop of [0, 1, 60]) {
      const { table } = await waitingCompany({ away: 10 })
      wantDigest(table)
      const seen = killAt(table, stop)
      await delivered({ company: 'c', day: wednesday })
      expect(seen()).toBeGreaterThan(stop)
      expect(told(table, type)).toEqual(expected)
    }
  })
  it('leaves the rest to another message when its time is over, which goes on after the last one told', async () => {
    const whole = await waitingCompany({ away: 10 })
    wantDigest(whole.table)
    await run({ company: 'c', day: wednesday })
    const expected = told(whole.table, type)
    const { table } = await waitingCompany({ away: 10 })
    wantDigest(table)
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
    let messages = 0
    for (let task: Task | undefined = { company: 'c', day: wednesday }; task; messages++) {
      await run(task)
      task = continuations()[messages]
    }
    clock.mockRestore()
    expect(messages).toBeGreaterThan(1)
    expect(told(table, type)).toEqual(expected)
  })
})

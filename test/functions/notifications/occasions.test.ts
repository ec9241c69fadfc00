import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushService } from '#test/support/push-service.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { nextAnniversary, occasionsOf } from '#shared/people/occasions.ts'
import { now, today } from '../in-memory/call.ts'
import { killAt } from '../in-memory/kill-at.ts'
import { openLeaveOffice, to } from '../in-memory/leave-office.ts'
import { inMemoryTable } from '../in-memory/table.ts'
import { unitsOf } from '../in-memory/units.ts'

const office = openLeaveOffice()
const { memberOf } = await import('../in-memory/office.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { occasions } = await import('#functions/people/occasion-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { notificationPreferences } = await import('#functions/notifications/preference-store.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { handler: runJob } = await import('#functions/stream/run-job.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')
const { log } = await import('#functions/platform/log.ts')

beforeEach(() => void vi.spyOn(log, 'info').mockImplementation(() => {}))

type Consumer = (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
const deliver = async (to: unknown, body: object) =>
  (await (to as Consumer)({ Records: [{ messageId: 'm', body: JSON.stringify(body) }] }, {})).batchItemFailures

const startJob = (day: Day) => deliver(runJob, { job: 'notify-of-occasions', time: `${day}T04:00:00Z` })

/** Runs the job of a day and the tasks that it queues, and gives the tasks. */
async function runOn(day: Day): Promise<object[]> {
  const before = office.tasks().length
  expect(await startJob(day)).toEqual([])
  const queued = office.tasks().slice(before)
  for (const task of queued) expect(await deliver(runTask, task)).toEqual([])
  return queued
}

const ids = ['anna', 'bela', 'csilla', 'denes', 'emese'] as const
type Id = (typeof ids)[number]

interface Facts {
  birth_date?: Day | null
  employment_start?: Day | null
  over?: Partial<Member>
}

/** Gives somebody a birth date and a start, with what follows from them. */
function keep(id: Id, { birth_date = null, employment_start = null, over = {} }: Facts, table = office.table) {
  const member = memberOf(id, { show_birthday: true, ...over })
  const employment = { ...newEmploymentTerms({ company: member.company, member: id }), birth_date, employment_start }
  table.keep(members, member)
  table.keep(terms, employment)
  for (const occasion of occasionsOf(member, employment)) table.keep(occasions, occasion)
}

const { birthday, workAnniversary } = notificationTypes

/** The items of everybody's bells: who is told of whom, of what sort, in order. */
const bells = (table = office.table) =>
  [...table.rows().values()]
    .filter(({ _kind }) => _kind === notifications.name)
    .map(({ member, type, person }) => `${String(member)} ${(person as { user_id: string }).user_id} ${String(type)}`)
    .toSorted()

const emailJobs = () =>
  (office.tasks() as { email?: string; to: string; event: string }[]).filter(({ email }) => email !== undefined)
const others = (of: Id) => ids.filter(id => id !== of)

describe('J01 a birthday', () => {
  it('is told to everybody in the company but the person, by bell and email, once however often the job runs', async () => {
    keep('anna', { birth_date: '1990-11-20' })
    await runOn(today)
    const told = others('anna').map(id => `${id} anna ${birthday}`)
    expect(bells()).toEqual(told)
    const item = [...office.table.rows().values()].find(({ _kind }) => _kind === notifications.name)!
    expect(item).toMatchObject({ is_seen: false, person: { user_id: 'anna', name: { first_name: 'Anna' } } })
    expect(item.created_at).toBe(Date.parse(`${today}T05:00:00Z`) / 1000)
    const once = office.table.rows()
    expect(emailJobs().map(({ to }) => to)).toEqual(others('anna'))

    await runOn(today)
    expect(office.table.rows()).toEqual(once)
    expect(new Set(emailJobs().map(({ to, event }) => `${to} ${event}`)).size).toBe(4)
  })

  it('is named with its day in a bell that is opened on another, and pushed on its day alone', async () => {
    keep('anna', { birth_date: '1990-11-18' })
    office.table.keep(pushSubscriptions, {
      ...pushService('').subscribe('phone'),
      account: 'bela',
      id: 'phone',
      session: 'session-bela',
      device: { browser: null, system: null },
      created_at: now.seconds,
    })
    const choices = { occasions: { push: true } }
    office.table.keep(notificationPreferences, { company: 'c', member: 'bela', choices, is_quiet_when_away: null })
    await runOn('2026-11-18')
    expect(office.pushes()).toMatchObject([{ member: 'bela', type: birthday, day: '2026-11-18' }])
    const inBell = (language: 'hu' | 'en') =>
      to<{ message: string }[]>('notifications/list-notifications', {}, { user: 'bela', language })
    expect(await inBell('en')).toMatchObject([{ message: 'Anna Kis’s birthday: 18 Nov 2026' }])
    expect(await inBell('hu')).toMatchObject([{ message: 'Kis Anna születésnapja: 2026. nov. 18.' }])
    keep('emese', { birth_date: '1990-11-20' })
    await runOn(today)
    expect((await inBell('en'))[0]).toMatchObject({ message: 'Today is Emese Kis’s birthday' })
  })

  it('is told to nobody where its owner hides it, is not active, or the company is deleted', async () => {
    const birth_date = '1990-11-20'
    keep('anna', { birth_date, over: { show_birthday: false } })
    keep('bela', { birth_date, over: { hide_personal_info: true } })
    keep('emese', { birth_date, over: { status: 'inactive' } })
    await runOn(today)
    expect(bells()).toEqual([])
    keep('csilla', { birth_date })
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, is_deleted: true })
    await runOn(today)
    expect(bells()).toEqual([])
  })

  it('of 29 February is told on the 28th of a common year', async () => {
    keep('anna', { birth_date: '2004-02-29' })
    await runOn('2027-02-27')
    await runOn('2028-02-28')
    await runOn('2027-03-01')
    expect(bells()).toEqual([])
    await runOn('2027-02-28')
    expect(bells()).toHaveLength(4)
    await runOn('2028-02-29')
    expect(bells()).toHaveLength(8)
  })

  it('is told to who is active, not to who was invited or has left', async () => {
    keep('anna', { birth_date: '1990-11-20' })
    keep('bela', { over: { status: 'invited' } })
    keep('emese', { over: { status: 'deleted' } })
    await runOn(today)
    expect(bells()).toEqual([`csilla anna ${birthday}`, `denes anna ${birthday}`])
  })

  it('of another company is none of this one', async () => {
    office.table.keep(occasions, { company: 'other', member: 'x', kind: 'birthday', date: '1990-11-20' })
    expect(await runOn(today)).toEqual([{ task: 'occasions', company: 'other', day: today }])
    expect(bells()).toEqual([])
  })
})

describe('J02 a work anniversary', () => {
  it('is told from the first one on', async () => {
    keep('anna', { employment_start: '2020-11-20' })
    keep('bela', { employment_start: today })
    await runOn(today)
    expect(bells()).toEqual(others('anna').map(id => `${id} anna ${workAnniversary}`))
  })

  it('is told to nobody where its owner shows no birthday', async () => {
    const employment_start = '2020-11-20'
    keep('anna', { employment_start, over: { show_birthday: false } })
    keep('bela', { employment_start, over: { hide_personal_info: true } })
    await runOn(today)
    expect(bells()).toEqual([])
  })
})

describe('J01 J02 the job', () => {
  const date = fc.constantFrom<Day | null>('1990-11-20', '2004-02-29', '2026-02-28', '2026-11-20', '2000-05-01', null)
  const facts = fc.record({
    birth_date: date,
    employment_start: date,
    over: fc.record({
      status: fc.constantFrom('active' as const, 'active' as const, 'invited' as const, 'inactive' as const),
      show_birthday: fc.constantFrom(true, true, true, false),
      hide_personal_info: fc.constantFrom(false, false, false, true),
    }),
  })
  const day = fc.constantFrom<Day>(today, '2026-02-28', '2027-02-28', '2028-02-28', '2028-02-29', '2027-11-20')

  it('tells everybody concerned of each occasion exactly once and nobody of any other, however often and wherever it is stopped', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const empty = new Map(office.table.rows())
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(facts, facts, facts, facts, facts),
        day,
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
        async (given, on, stops) => {
          const table = inMemoryTable(empty)
          for (const [place, id] of ids.entries()) keep(id, given[place]!, table)
          const queuedBefore = office.tasks().length
          expect(await startJob(on)).toEqual([])
          const queued = office.tasks().slice(queuedBefore)
          for (const stop of stops) {
            killAt(table, stop)
            for (const task of queued) await deliver(runTask, task)
            table.meanwhile(() => {})
          }
          for (const task of [...queued, ...queued]) expect(await deliver(runTask, task)).toEqual([])

          const people = ids.map((id, place) => ({
            member: memberOf(id, given[place]!.over),
            employment: { ...newEmploymentTerms({ company: 'c', member: id }), ...given[place] },
          }))
          const expected = people.flatMap(({ member, employment }) =>
            (member.show_birthday && !member.hide_personal_info ? occasionsOf(member, employment) : [])
              .filter(({ kind, date: first }) => {
                const years = Number(on.slice(0, 4)) - Number(first.slice(0, 4))
                return nextAnniversary(first, on) === on && years >= (kind === 'birthday' ? 0 : 1)
              })
              .flatMap(({ kind }) =>
                people.flatMap(({ member: { id, status } }) =>
                  status === 'active' && id !== member.id
                    ? [`${id} ${member.id} ${kind === 'birthday' ? birthday : workAnniversary}`]
                    : [],
                ),
              ),
          )
          expect(bells(table)).toEqual(expected.toSorted())
        },
      ),
      { numRuns: 60 },
    )
  })

  it('reads only the partition of its day, whatever else there is', async () => {
    keep('anna', { birth_date: '1990-11-20' })
    keep('bela', { birth_date: '1990-11-21', employment_start: '2010-01-01' })
    expect(await startJob(today)).toEqual([])
    expect(office.table.queried()).toEqual(['OCCASION#11-20'])
  })

  it('takes less than a tenth of a read unit a birthday, however much else 20,000 companies keep', async () => {
    const others = Array.from({ length: 20_000 }, (_, n) => `company-${n}`)
    const isToday = (n: number) => n % 8 === 0
    for (const [n, company] of others.entries()) {
      const at = { company, kind: 'birthday' as const }
      office.table.keep(occasions, { ...at, member: 'x', date: isToday(n) ? '1990-11-20' : '1990-05-01' })
      office.table.keep(members, { ...memberOf('emese'), company })
    }
    const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
    expect(await startJob(today)).toEqual([])
    const replies = await Promise.all(spy.mock.results.map(({ value }) => value as Promise<object>))
    const read = spy.mock.calls.reduce((sum, [command], place) => sum + unitsOf(command, replies[place]!).read, 0)
    spy.mockRestore()
    expect(office.tasks()).toHaveLength(2500)
    expect(office.table.queried().every(partition => partition === 'OCCASION#11-20')).toBe(true)
    expect(read / 2500).toBeLessThan(0.1)
  })

  it('leaves the rest of a large company to another message when its time is over, and leaves out nobody', async () => {
    keep('anna', { birth_date: '1990-11-20' })
    const many = Array.from({ length: 120 }, (_, n) => `p${String(n).padStart(3, '0')}`)
    for (const id of many) office.table.keep(members, { ...memberOf('emese'), id })
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
    expect(await startJob(today)).toEqual([])
    const messages: object[] = []
    for (let done = 0; ; done++) {
      const task = office.tasks().filter(message => 'task' in message)[done]
      if (!task) break
      messages.push(task)
      expect(await deliver(runTask, task)).toEqual([])
    }
    clock.mockRestore()
    expect(messages.length).toBeGreaterThan(1)
    expect(messages[1]).toMatchObject({ task: 'occasions', company: 'c', day: today, after: expect.any(String) })
    expect(bells()).toHaveLength(124)
  })

  it('fails loudly where the queue refuses, so that it runs again', async () => {
    keep('anna', { birth_date: '1990-11-20' })
    vi.spyOn(log, 'error').mockImplementation(() => {})
    office.refuseOnce()
    expect(await startJob(today)).toHaveLength(1)
    await runOn(today)
    expect(bells()).toHaveLength(4)
  })
})

describe('the email of an occasion', () => {
  const job = (over: object = {}) =>
    EmailJob.parse({
      email: 'occasion',
      event: 'e',
      type: birthday,
      company: 'c',
      to: 'bela',
      member: 'anna',
      day: today,
      ...over,
    })

  it('says today’s in the words of the day, and a late one with its date, in the language of the recipient', async () => {
    keep('anna', { birth_date: '1990-11-20', employment_start: '2020-11-20' })
    expect(await composeEmail(job())).toMatchObject({ subject: 'Today is Anna Kis’s birthday', to: 'bela@example.hu' })
    office.table.keep(members, memberOf('bela', { language: 'hu' }))
    const anniversary = await composeEmail(job({ type: workAnniversary }))
    expect(anniversary).toMatchObject({ subject: 'Ma van Kis Anna munkahelyi évfordulója' })
    expect(anniversary?.text).toContain('6 éve')
    vi.setSystemTime(addDays(today, 3))
    expect((await composeEmail(job()))?.subject).toBe('Kis Anna születésnapja: 2026. nov. 20.')
  })

  it('is not sent where it has lost its reason: hidden, corrected, long over, or for somebody who has left', async () => {
    keep('anna', { birth_date: '1990-11-21' })
    expect(await composeEmail(job())).toBeUndefined()
    keep('anna', { birth_date: '1990-11-20' })
    expect(await composeEmail(job())).toBeDefined()
    office.table.keep(members, memberOf('anna', { show_birthday: false }))
    expect(await composeEmail(job())).toBeUndefined()
    keep('anna', { birth_date: '1990-11-20' })
    office.table.keep(members, memberOf('bela', { status: 'inactive' }))
    expect(await composeEmail(job())).toBeUndefined()
    office.table.keep(members, memberOf('bela'))
    vi.setSystemTime(addDays(today, 29))
    expect(await composeEmail(job())).toBeUndefined()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import type { PersonBalance } from '#shared/leave/contract/list-balances.ts'
import { daysBeforeLast, daysBeforeTimeOffEnds } from '#shared/leave/balance/due-leave.ts'
import { emptyAccount } from '#shared/leave/situation.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { now, type Caller } from '../in-memory/call.ts'
import { killAt } from '../in-memory/kill-at.ts'
import { recorded } from '../waves/recorder.ts'
import { asAdmin, asAnna, asOwner, ask, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { memberOf } = await import('../in-memory/office.ts')
const { deliverTask, runJobOn } = await import('../in-memory/jobs.ts')
const { calendars } = await import('#functions/company/calendar-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { leaveAccounts } = await import('#functions/leave/leave-store.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { log } = await import('#functions/platform/log.ts')

const { today } = now
const everybody = ['anna', 'bela', 'csilla', 'denes', 'emese'] as const

beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => {})
  // The second index of companies has all that there are.
  office.table.keep(companies, office.table.kept(companies, { id: 'c' })!)
  for (const member of everybody) employ(member)
})

/** Somebody who has been here since 2026, and what they brought along. */
function employ(member: string, brought: readonly { days: number; last_date: Day }[] = [], start = '2026-01-01') {
  office.table.keep(terms, {
    ...newEmploymentTerms({ company: 'c', member }),
    employment_start: start,
    birth_date: '1990-05-01',
    gender: 1,
    first_year_kept: 2026,
    brought: brought.map(({ days: amount, last_date }) => ({
      last_date,
      amount,
      unit: 'days' as const,
      from_year: 2025,
      reason: 'maradt',
    })),
  })
}

const reminders = () =>
  [...office.table.rows().values()]
    .filter(row => row._kind === notifications.name && row.type === notificationTypes.reminder)
    .map(({ member, deadline }) => ({ member, deadline }))
const emails = () =>
  (office.tasks() as { email?: string }[]).flatMap(job => (job.email === 'deadline' ? [EmailJob.parse(job)] : []))
const move = (country: string) =>
  office.table.keep(calendars, { ...office.table.kept(calendars, { company: 'c' })!, country })
const bellOf = (user: string, role: 1 | 2 = 1, language: 'hu' | 'en' = 'hu') =>
  to<{ message: string; data: object }[]>('notifications/list-notifications', {}, { user, role, language })

describe('E03 (18) carried-over leave', () => {
  const last_date = addDays(today, daysBeforeLast)
  const runOn = (day: Day) => runJobOn(office, 'remind-of-carried-leave', day)

  it('is told of thirty days before its last one, to the person alone, once however often the job runs', async () => {
    employ('anna', [{ days: 3, last_date }])
    for (const day of [addDays(today, -1), today, today, addDays(today, 1)]) await runOn(day)
    expect(reminders()).toEqual([{ member: 'anna', deadline: { kind: 'carried', days: 3, last_date } }])
    expect(new Set(emails().map(job => job.event)).size).toBe(1)
    expect(await bellOf('anna')).toMatchObject([
      { message: '3 áthozott szabadságnapod kivehető 2026. dec. 20-ig', data: { deadline: { kind: 'carried' } } },
    ])
    expect((await bellOf('anna', 1, 'en'))[0]?.message).toBe('3 carried-over days can be taken until 20 Dec 2026')
  })

  it('of overtime that becomes time off is told fourteen days before its last one, as far as nothing took it', async () => {
    const ends = addDays(today, daysBeforeTimeOffEnds)
    const line = { month: '2026-10', minutes: 570, last_date: ends }
    const whose = { company: 'c', member: 'anna' }
    office.table.keep(leaveAccounts, { ...emptyAccount(whose), overtime: [line] })
    for (const day of [addDays(today, -1), today, today, addDays(today, 1)]) await runOn(day)
    expect(reminders()).toEqual([{ member: 'anna', deadline: { kind: 'overtime', minutes: 570, last_date: ends } }])
    expect(await bellOf('anna')).toMatchObject([
      {
        message: '9,5 óra szabadidő jár a túlórádért, kivehető 2026. dec. 4-ig',
        data: { deadline: { kind: 'overtime' } },
      },
    ])
    expect(new Set(emails().map(job => job.event)).size).toBe(1)
  })

  it('is told of as far as it is not asked for', async () => {
    employ('anna', [{ days: 3, last_date }])
    await ask(asAnna, { from_date: '2026-11-23', to_date: '2026-11-24' })
    await runOn(today)
    expect(reminders()).toMatchObject([{ deadline: { days: 1 } }])
    employ('bela', [{ days: 1, last_date }])
    await ask({ user: 'bela' }, { from_date: '2026-11-23', to_date: '2026-11-23' })
    await runOn(today)
    expect(reminders()).toHaveLength(1)
  })

  it('is told of to nobody who is not active, in a deleted company or abroad', async () => {
    employ('anna', [{ days: 3, last_date }])
    office.table.keep(members, memberOf('anna', { status: 'inactive' }))
    await runOn(today)
    office.table.keep(members, memberOf('anna'))
    move('AT')
    await runOn(today)
    move('HU')
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, is_deleted: true })
    await runOn(today)
    expect(reminders()).toEqual([])
  })

  it('is written of with its last day, and no more once that is over', async () => {
    employ('anna', [{ days: 1, last_date }])
    await runOn(today)
    const [job] = emails()
    const email = await composeEmail(job!)
    expect(email).toMatchObject({
      subject: '1 carried-over day can be taken until 20 Dec 2026',
      to: 'anna@example.hu',
    })
    expect(email?.text).toContain('/en/user/days-off')
    vi.setSystemTime(`${last_date}T12:00:00Z`)
    expect(await composeEmail(job!)).toBeDefined()
    vi.setSystemTime(`${addDays(last_date, 1)}T12:00:00Z`)
    expect(await composeEmail(job!)).toBeUndefined()
  })
})

describe('E03 (18) leave that is to be granted by the end of the year', () => {
  const runOn = (day: Day) => runJobOn(office, 'remind-of-leave-to-grant', day)
  const leftTo = async (ids: readonly string[]) =>
    (await to<PersonBalance[]>('leave/list-balances', { query: { ids: ids.join(',') } }, asAdmin)).reduce(
      (sum, { left, pending }) => sum + left + pending,
      0,
    )

  it('is told of to administrators: how many people and days, without what is approved', async () => {
    await ask(asAnna)
    const days = await leftTo(everybody)
    await runOn(today)
    const deadline = { kind: 'to_grant', year: 2026, people: 5, days }
    expect(reminders()).toEqual(['csilla', 'denes'].map(member => ({ member, deadline })))
    expect((await bellOf('csilla', 2))[0]?.message).toBe(`2026 végéig kiadandó szabadság: 5 munkatárs, ${days} nap`)
    await runOn(today)
    expect(reminders()).toHaveLength(2)
    const [request] = await to<{ id: string }[]>('leave/list-waiting', {}, asAdmin)
    await to('leave/approve-leave', { path: { id: request!.id }, body: {} }, asAdmin)
    await runOn(addDays(today, 3))
    expect(reminders().at(-1)).toMatchObject({ deadline: { people: 5, days: days - 2 } })
  })

  it('is none of those who are not active, and of whoever joined in October or later', async () => {
    employ('emese', [], '2026-10-01')
    office.table.keep(members, memberOf('bela', { status: 'inactive' }))
    await runOn(today)
    const days = await leftTo(['anna', 'csilla', 'denes'])
    expect(reminders()[0]?.deadline).toEqual({ kind: 'to_grant', year: 2026, people: 3, days })
    move('AT')
    await runOn(addDays(today, 1))
    expect(reminders()).toHaveLength(2)
  })

  it('is written of with the law, to administrators alone and in its year', async () => {
    await runOn(today)
    const [job] = emails()
    expect((await composeEmail(job!))?.text).toContain('Labour Code s. 123(1)')
    expect((await composeEmail(job!))?.text).toContain('/en/company/employees')
    vi.setSystemTime('2027-01-02')
    expect(await composeEmail(job!)).toBeUndefined()
    vi.setSystemTime(today)
    office.table.keep(members, memberOf('csilla', { role: 1 }))
    expect(await composeEmail(job!)).toBeUndefined()
  })
})

describe('E03 (18) the calendar of the next year', () => {
  const runOn = (day: Day) => runJobOn(office, 'remind-of-next-calendar', day)
  const years = Array.from({ length: 10 }, (_, n) => 2024 + n)
  const [known, unknown] = [true, false].map(is => years.find(year => statutoryYear(year).known === is)!)

  it('is told of to administrators where its decree is not known', async () => {
    await runOn(`${known! - 1}-12-01`)
    expect(reminders()).toEqual([])
    const day = `${unknown! - 1}-12-01`
    await runOn(day)
    await runOn(day)
    const deadline = { kind: 'decree', year: yearOf(day) + 1 }
    expect(reminders()).toEqual(['csilla', 'denes'].map(member => ({ member, deadline })))
    expect((await bellOf('csilla', 2))[0]?.message).toBe(`A ${unknown}. évi munkanap-áthelyezések még nem ismertek`)
    const written = await composeEmail(emails()[0]!)
    expect(written?.subject).toBe(`The working Saturdays of ${unknown} are not known yet`)
    expect(written?.text).toContain('/en/company/non-working-days')
  })

  it('is emailed on a day off too where all administrators are away, and waits for nobody who is', async () => {
    const day = `${unknown! - 1}-12-01`
    vi.setSystemTime(day)
    const beSick = (by: Caller) => ask(by, { type_id: 2, from_date: day, to_date: day })
    const emailed = () => [...new Set(emails().flatMap(job => ('to' in job ? job.to : [])))].sort()
    await beSick(asAdmin)
    await runOn(day)
    expect(emailed()).toEqual(['denes'])
    await beSick(asOwner)
    await runOn(day)
    expect(emailed()).toEqual(['csilla', 'denes'])
  })

  it('is told of abroad by the public holidays that it lacks, until they are added', async () => {
    move('AT')
    await runOn('2026-12-01')
    const missing = await to<object[]>('company/list-missing-holidays', { query: { year: 2027 } }, asAdmin)
    expect(missing.length).toBeGreaterThan(5)
    expect(reminders()[0]?.deadline).toEqual({ kind: 'holidays', year: 2027, missing: missing.length })
    expect((await composeEmail(emails()[0]!))?.subject).toContain('are missing from the calendar')
    await to('company/import-holidays', { body: { year: 2027 } }, asAdmin)
    await runOn('2026-12-02')
    expect(reminders()).toHaveLength(2)
  })
})

describe('the tasks of deadlines in a company of many', () => {
  const many = Array.from({ length: 130 }, (_, n) => `p${String(n).padStart(3, '0')}`)
  const last_date = addDays(today, daysBeforeLast)
  const whole = (task: string) => ({ task, company: 'c', day: today })

  beforeEach(() => {
    for (const id of many) {
      office.table.keep(members, { ...memberOf('emese'), id })
      employ(id, [{ days: 2, last_date }])
    }
  })

  /** Runs a task whose time is over after every page, and the tasks that it leaves the rest to, each of them twice. */
  async function runInPieces(task: object) {
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
    const rests = () => office.tasks().filter(one => 'after' in one)
    const known = new Set<string>()
    expect(await deliverTask(task)).toEqual([])
    for (let rest = rests().find(isNew); rest; rest = rests().find(isNew)) {
      known.add(JSON.stringify(rest))
      for (const _ of [1, 2]) expect(await deliverTask(rest)).toEqual([])
    }
    clock.mockRestore()
    return known.size

    function isNew(one: object) {
      return !known.has(JSON.stringify(one))
    }
  }

  it('go on after the last one, and tell everybody once', async () => {
    expect(await runInPieces(whole('carried-leave'))).toBeGreaterThan(0)
    expect(reminders().map(({ member }) => member)).toEqual(many)
  })

  it('count everybody once, however often the rest is delivered', async () => {
    expect(await runInPieces(whole('leave-to-grant'))).toBeGreaterThan(0)
    expect(reminders()).toHaveLength(2)
    expect(reminders()[0]?.deadline).toMatchObject({ people: 135 })
    const inPieces = reminders()
    for (const [, row] of office.table.rows()) if (row._kind === notifications.name) row.type = 0
    await deliverTask({ ...whole('leave-to-grant'), day: addDays(today, 1) })
    expect(reminders().map(({ deadline }) => deadline)).toEqual(inPieces.map(({ deadline }) => deadline))
  })

  it('that are killed in the middle tell everybody once when they are delivered again', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    for (const stop of [0, 30, 70]) {
      killAt(office.table, stop)
      await deliverTask(whole('carried-leave'))
    }
    office.table.meanwhile(() => {})
    expect(await deliverTask(whole('carried-leave'))).toEqual([])
    expect(new Set(reminders().map(({ member }) => member))).toEqual(new Set(many))
    expect(reminders()).toHaveLength(many.length)
  })

  it('read a unit and a half of each person, and nothing of a company abroad', async () => {
    const units = async (task: string) => (await recorded(() => deliverTask(whole(task)), 0)).read
    for (const id of many) employ(id)
    expect(await units('carried-leave')).toBeLessThan(1.5 * 135)
    expect(await units('leave-to-grant')).toBeLessThan(1.5 * 135)
    move('AT')
    expect(await units('carried-leave')).toBeLessThanOrEqual(2)
  })
})

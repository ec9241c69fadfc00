import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, type Day } from '#shared/calendar/day.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { beganToDecide, daysLookedBack, daysToDecide } from '#shared/notifications/waiting-time.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { workedBy } from '#shared/leave/situation.ts'
import { now } from '../in-memory/call.ts'
import { asAdmin, asAnna, asBela, asEmese, ask, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { memberOf } = await import('../in-memory/office.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { calendars } = await import('#functions/company/calendar-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob, mostReminded } = await import('#functions/notifications/email-job.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { notificationDefaults, notificationPreferences } = await import('#functions/notifications/preference-store.ts')
const { log } = await import('#functions/platform/log.ts')
const { deliverTask, runJobOn } = await import('../in-memory/jobs.ts')

const runOn = (job: 'remind-approvers' | 'send-digests', day: Day) => runJobOn(office, job, day)

const bells = (type: number) =>
  [...office.table.rows().values()]
    .filter(row => row._kind === notifications.name && row.type === type)
    .map(
      ({ member, created_at }) => `${new Date(Number(created_at) * 1000).toISOString().slice(0, 10)} ${String(member)}`,
    )
    .toSorted()
const emails = (kind: string) =>
  (office.tasks() as { email?: string; to: string; event: string }[]).filter(({ email }) => email === kind)

beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => {})
  // The first index of requests has what waits, and the second index of companies all that there are.
  office.table.keep(companies, office.table.kept(companies, { id: 'c' })!)
})

/** 20 November 2026 is a Friday: two working days after it are over on the Wednesday. */
const [friday, monday, tuesday, wednesday] = [now.today, '2026-11-23', '2026-11-24', '2026-11-25'] as const
const [thursday, nextFriday] = ['2026-11-26', '2026-11-27'] as const

describe('a request that waits', () => {
  it('E03 (18) is told again once two working days of whoever decides are over, once a day, by bell and email', async () => {
    await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-08' })
    await ask(asAnna, { from_date: '2026-12-10', to_date: '2026-12-10' })
    for (const day of [friday, '2026-11-21', '2026-11-22', monday, tuesday]) await runOn('remind-approvers', day)
    expect(bells(notificationTypes.reminder)).toEqual([])
    await runOn('remind-approvers', wednesday)
    await runOn('remind-approvers', wednesday)
    expect(bells(notificationTypes.reminder)).toEqual([`${wednesday} bela`])
    await runOn('remind-approvers', thursday)
    expect(bells(notificationTypes.reminder)).toEqual([`${wednesday} bela`, `${thursday} bela`])
    expect(new Set(emails('reminder').map(({ event, to: whom }) => `${event} ${whom}`)).size).toBe(2)
    // Saturday is nobody's working day.
    await runOn('remind-approvers', '2026-11-28')
    expect(bells(notificationTypes.reminder)).toHaveLength(2)
  })

  it('waits by the working days of each who decides', async () => {
    const week = { ...generalWeek, monday: 0, tuesday: 0 }
    office.table.keep(terms, {
      ...newEmploymentTerms({ company: 'c', member: 'bela' }),
      hours: [{ valid_from: '1900-01-01', week }],
    })
    await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-08' })
    for (const day of [tuesday, wednesday, thursday]) await runOn('remind-approvers', day)
    expect(bells(notificationTypes.reminder)).toEqual([])
    await runOn('remind-approvers', nextFriday)
    expect(bells(notificationTypes.reminder)).toEqual([`${nextFriday} bela`])
  })

  it('waits for the days on which whoever decides is there: their own leave does not count', async () => {
    await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-08' })
    await ask(asBela, { type_id: 2, from_date: monday, to_date: tuesday })
    await runOn('remind-approvers', wednesday)
    await runOn('remind-approvers', thursday)
    expect(bells(notificationTypes.reminder)).toEqual([])
    await runOn('remind-approvers', nextFriday)
    expect(bells(notificationTypes.reminder)).toEqual([`${nextFriday} bela`])
  })

  it('is told to whoever is there where an approver is away, and to nobody once it was decided', async () => {
    const { id } = await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-08' })
    await ask(asBela, { type_id: 2, from_date: wednesday, to_date: wednesday })
    office.table.keep(members, { ...office.table.kept(members, { company: 'c', id: 'bela' })!, stand_in: 'emese' })
    await runOn('remind-approvers', wednesday)
    expect(bells(notificationTypes.reminder)).toEqual([`${wednesday} emese`])
    await to('leave/approve-leave', { path: { id }, body: {} }, asAdmin)
    await runOn('remind-approvers', thursday)
    expect(bells(notificationTypes.reminder)).toHaveLength(1)
  })

  it('is not told in a deleted company', async () => {
    await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-08' })
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, is_deleted: true })
    await runOn('remind-approvers', wednesday)
    await deliverTask({ task: 'reminders', company: 'c', day: wednesday })
    expect(bells(notificationTypes.reminder)).toEqual([])
  })

  it('is named in the email while it waits', async () => {
    const first = await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-08' })
    const second = await ask(asAnna, { from_date: '2026-12-10', to_date: '2026-12-10' })
    const requests = [first, second].map(({ id }: RequestView) => id)
    const job = EmailJob.parse({
      email: 'reminder',
      event: 'e',
      type: notificationTypes.reminder,
      company: 'c',
      to: 'bela',
      requests,
      total: 2,
    })
    expect(await composeEmail(job)).toMatchObject({ subject: '2 requests are waiting for you', to: 'bela@example.hu' })
    await to('leave/approve-leave', { path: { id: first.id }, body: {} }, asBela)
    const rest = await composeEmail(job)
    expect(rest?.subject).toBe('1 request is waiting for you')
    expect(rest?.text).toContain('Anna Kis: 10 Dec 2026')
    await to('leave/cancel-leave', { path: { id: second.id } }, asAnna)
    expect(await composeEmail(job)).toBeUndefined()
  })

  it('is named by first day, and how many more there are where they are many', async () => {
    const { id } = await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-07' })
    const whose = { company: 'c', member: 'anna' }
    const asked = office.table.kept(requests, { ...whose, id })!
    const singles = Array.from({ length: mostReminded + 3 }, (_, n) => addDays('2027-01-04', (n % 20) * 7 + (n % 5)))
    for (const [place, from_date] of singles.entries())
      office.table.keep(requests, { ...asked, id: place ? `${id}${place + 100}` : id, from_date, to_date: from_date })
    await runOn('remind-approvers', wednesday)
    const [email] = office.tasks().filter(task => 'email' in task)
    const job = EmailJob.parse(email)
    if (job.email !== 'reminder') throw new Error('It is another email')
    const days = job.requests.map(named => office.table.kept(requests, { ...whose, id: named })!.from_date)
    expect(days).toEqual(singles.toSorted().slice(0, mostReminded))
    expect(job.total).toBe(mostReminded + 3)
    expect((await composeEmail(job))?.text).toContain('and 3 more')
  })

  it('is due on working days alone, once as many as one has to decide are over on which they were there', () => {
    const calendar = office.table.kept(calendars, { company: 'c' })!
    const work = { terms: newEmploymentTerms({ company: 'c', member: 'bela' }), calendar }
    const isWorked = (day: Day) => workedBy(work)({ from_date: day, to_date: day })
    const days = (from: Day, count: number) => Array.from({ length: Math.max(0, count) }, (_, n) => addDays(from, n))
    const absence = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: daysLookedBack }),
        fc.array(absence, { maxLength: 3 }),
        (start, length, away) => {
          const today = addDays('2026-01-01', start)
          const since = addDays(today, -length)
          const absences = away.map(([ago, lasts]) => ({
            from_date: addDays(today, -ago - lasts),
            to_date: addDays(today, -ago),
          }))
          const isThere = (day: Day) => !absences.some(({ from_date, to_date }) => from_date <= day && day <= to_date)
          const began = beganToDecide(today, { ...work, absences })
          const wholly = days(addDays(since, 1), length - 1).filter(day => isWorked(day) && isThere(day))
          expect(began !== undefined && since < began).toBe(isWorked(today) && wholly.length >= daysToDecide)
        },
      ),
    )
    expect(beganToDecide(wednesday, { ...work, absences: [] })).toBe(monday)
    // Whoever was away all the time that is looked at is not reminded as soon as they are back.
    const long = [{ from_date: addDays(wednesday, -60), to_date: tuesday }]
    expect(beganToDecide(wednesday, { ...work, absences: long })).toBeUndefined()
  })
})

describe('the digest of a morning', () => {
  const want = (member: string, choice: object = { email: true }) =>
    office.table.keep(notificationPreferences, {
      company: 'c',
      member,
      choices: { digest: choice },
      is_quiet_when_away: null,
    })
  const digests = () => emails('digest').map(({ to: whom }) => whom)

  it('goes to those who want it, on a working day on which somebody is away or something waits for them', async () => {
    for (const id of ['anna', 'bela', 'csilla']) want(id)
    await runOn('send-digests', monday)
    expect(digests()).toEqual([])
    await ask(asEmese, { type_id: 2, from_date: tuesday, to_date: tuesday })
    await ask(asAnna, { from_date: '2026-12-07', to_date: '2026-12-08' })
    await runOn('send-digests', tuesday)
    await runOn('send-digests', '2026-11-28')
    expect(digests()).toEqual(['anna', 'bela', 'csilla'])
    expect(emails('digest').map(job => [job.to, job])).toMatchObject([
      ['anna', { away: 1, waiting: 0, names: ['emese'] }],
      ['bela', { away: 1, waiting: 1 }],
      ['csilla', { away: 1, waiting: 0 }],
    ])
    await runOn('send-digests', wednesday)
    expect(digests().slice(3)).toEqual(['bela'])
    expect(bells(notificationTypes.digest)).toEqual([])
  })

  it('goes to nobody who is away, has left or does not want it, whatever the company does', async () => {
    office.table.keep(notificationDefaults, {
      company: 'c',
      choices: { digest: { email: true } },
      is_quiet_when_away: null,
    })
    await ask(asEmese, { type_id: 2, from_date: tuesday, to_date: tuesday })
    want('anna', { email: false })
    office.table.keep(members, memberOf('bela', { status: 'inactive' }))
    await runOn('send-digests', tuesday)
    expect(digests()).toEqual(['csilla', 'denes'])
    const once = new Set(emails('digest').map(({ event, to: whom }) => `${event} ${whom}`))
    await runOn('send-digests', tuesday)
    expect(new Set(emails('digest').map(({ event, to: whom }) => `${event} ${whom}`))).toEqual(once)
  })

  it('counts as away those alone who are active', async () => {
    for (const id of ['anna', 'bela']) want(id)
    for (const by of [asEmese, asAdmin]) await ask(by, { type_id: 2, from_date: tuesday, to_date: tuesday })
    office.table.keep(members, memberOf('emese', { status: 'inactive' }))
    await runOn('send-digests', tuesday)
    expect(emails('digest')).toMatchObject([
      { to: 'anna', away: 1, names: ['csilla'] },
      { to: 'bela', away: 1, names: ['csilla'] },
    ])
    office.table.keep(members, memberOf('csilla', { status: 'deleted' }))
    await runOn('send-digests', tuesday)
    expect(emails('digest')).toHaveLength(2)
  })

  it('stands in the bell of who wants it there, in their language', async () => {
    office.table.keep(members, memberOf('anna', { language: 'hu' }))
    want('anna', { bell: true })
    await ask(asEmese, { type_id: 2, from_date: tuesday, to_date: tuesday })
    await runOn('send-digests', tuesday)
    expect(bells(notificationTypes.digest)).toEqual([`${tuesday} anna`])
    const item = [...office.table.rows().values()].find(
      ({ type, _kind }) => _kind === notifications.name && type === 24,
    )
    expect(item?.message).toBe('1 munkatárs nincs bent')
  })

  it('is written with the names of those who are away, and how many more there are', async () => {
    const job = (over: object) =>
      EmailJob.parse({
        email: 'digest',
        event: 'e',
        type: notificationTypes.digest,
        company: 'c',
        to: 'bela',
        day: now.today,
        away: 3,
        waiting: 2,
        names: ['emese', 'anna'],
        ...over,
      })
    const email = await composeEmail(job({}))
    expect(email).toMatchObject({ subject: '3 colleagues are away today · 2 requests are waiting for you' })
    expect(email?.text).toContain('Away today: Anna Kis, Emese Kis and 1 more.')
    const calm = await composeEmail(job({ away: 0, names: [], waiting: 1 }))
    expect(calm?.subject).toBe('1 request is waiting for you')
    expect(calm?.text).not.toContain('Away today')
    // Another day has begun in Budapest, though not in UTC.
    vi.setSystemTime('2026-11-20T23:00:00Z')
    expect(await composeEmail(job({}))).toBeUndefined()
    vi.setSystemTime('2026-11-20T22:59:59Z')
    expect(await composeEmail(job({}))).toBeDefined()
    office.table.keep(members, memberOf('bela', { status: 'inactive' }))
    expect(await composeEmail(job({}))).toBeUndefined()
  })
})

describe('the jobs of every company', () => {
  it('queue a task for each live company, page by page, and none for a deleted one', async () => {
    const known = office.table.kept(companies, { id: 'c' })!
    const many = Array.from({ length: 260 }, (_, n) => `d${String(n).padStart(3, '0')}`)
    for (const id of many) office.table.keep(companies, { ...known, id })
    office.table.keep(companies, { ...known, id: 'e', is_deleted: true })
    await runOn('remind-approvers', wednesday)
    const queued = office.tasks() as { task: string; company?: string; after?: string }[]
    expect(queued.filter(({ task }) => task === 'reminders').map(({ company }) => company)).toEqual(['c', ...many])
    expect(queued.filter(({ task }) => task === 'every-company')).toMatchObject([{}, { after: 'd248' }])
  })
})

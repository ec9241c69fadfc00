import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, monthOf, yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { book, monday, openOffice, type Office } from './office.ts'

// A busy machine takes its time; what waits for nothing comes at once.
const world = openWorld()
const today = todayInBudapest()
const day = monday(yearOf(today) + 1)

/** Béla is away for a week, and Dóra stands in for him; Emese is a colleague, and nothing more. */
let office: Office & { dora: Person }
/** Anna is ill on one day, and asks for bereavement leave on the next. */
let ill: string
let mourning: string

beforeAll(async () => {
  const opened = await openOffice(world)
  office = { ...opened, dora: await world.colleague(opened.owner) }
  const { approver, anna, dora } = office
  await approver.client.asked(people.saveAccountSettings, { path: { id: 'me' }, body: { stand_in_id: dora.id } })
  await book(approver, { type_id: 2, from_date: today, to_date: addDays(today, 6) })
  ill = (await book(anna, { type_id: 2, from_date: day })).id
  mourning = (await book(anna, { type_id: 6, from_date: addDays(day, 1) })).id
})

/** What a call tells a reader of Anna's leave: the types that are in the reply; undefined where it is refused. */
type Told = (reader: Person) => Promise<unknown>
const orRefused = <T>(call: Promise<T>) => call.catch(() => undefined)
const ofAnna = <T extends { user_id: string }>(data: T[]) => data.filter(({ user_id }) => user_id === office.anna.id)
const path = () => ({ path: { id: office.anna.id } })

const calls: [string, Told, { whoMay: unknown; others: unknown }][] = [
  [
    'GET /day-off/absent',
    async ({ client }) => {
      const { data } = await client.asked(leave.listAbsent, { query: { from: day, to: addDays(day, 1) } })
      return ofAnna(data).map(({ type_id }) => type_id)
    },
    { whoMay: [2, 6], others: [null, null] },
  ],
  [
    'GET /day-off/calendar',
    async ({ client }) => {
      const { data } = await client.asked(leave.showCalendar, { query: { month: monthOf(day) } })
      const shown = ofAnna(data).toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
      return shown.map(({ type_id, id }) => [type_id, id !== null])
    },
    {
      whoMay: [
        [2, true],
        [6, true],
      ],
      others: [
        [null, false],
        [null, false],
      ],
    },
  ],
  [
    'GET /day-off',
    async ({ client }) => {
      const query = { user_id: office.anna.id, year: String(yearOf(day)) }
      return (await orRefused(client.asked(leave.listDaysOff, { query })))?.data
        .map(({ type_id }) => type_id)
        .toReversed()
    },
    { whoMay: [2, 6], others: undefined },
  ],
  [
    'GET /day-off/{id}',
    async ({ client }) => (await orRefused(client.asked(leave.showRequest, { path: { id: ill } })))?.data.type_id,
    { whoMay: 2, others: undefined },
  ],
  [
    'GET /user/{id}/balance',
    async ({ client }) => {
      const query = { year: String(yearOf(day)) }
      return (await orRefused(client.asked(leave.showBalance, { ...path(), query })))?.data.used_sick
    },
    { whoMay: 1, others: undefined },
  ],
  [
    'GET /user/{id}/extra-day-off',
    async ({ client }) => (await orRefused(client.asked(leave.listExtraDays, { ...path(), query: {} })))?.data,
    { whoMay: [], others: undefined },
  ],
]

describe('who knows why Anna is away', () => {
  it.each(calls)(
    '%s tells it to her, to whoever decides for her and to administrators only',
    async (_, told, known) => {
      const { anna, approver, dora, admin, owner, emese } = office
      const may = await Promise.all([anna, approver, dora, admin, owner].map(told))
      expect(may).toEqual(Array.from({ length: 5 }, () => known.whoMay))
      expect(await told(emese)).toEqual(known.others)
    },
  )

  it('nobody hears that Emese is away on a day on which she works at home', async () => {
    const { emese, admin, anna } = office
    const home = addDays(day, 4)
    await book(emese, { type_id: 3, from_date: home })
    const ofEmese = ({ data }: { data: { user_id: string; type_id: number | null }[] }) =>
      data.filter(({ user_id }) => user_id === emese.id).map(({ type_id }) => type_id)
    const told = async ({ client }: Person) => [
      ofEmese(await client.asked(leave.listAbsent, { query: { from: home, to: home } })),
      ofEmese(await client.asked(leave.showCalendar, { query: { month: monthOf(home) } })),
    ]
    expect(await told(anna)).toEqual([[], []])
    expect(await told(admin)).toEqual([[3], [3]])
    expect(await told(emese)).toEqual([[3], [3]])
  })

  it('GET /day-off/calendar shows a quarter and a year, each absence once', async () => {
    const { emese, admin } = office
    const year = yearOf(day) + 1
    const { id } = await book(emese, { from_date: `${year}-03-29`, to_date: `${year}-04-04` })
    const shown = async (query: { month: string; months?: '3' | '12' }) => {
      const { data, days } = await admin.client.asked(leave.showCalendar, { query })
      return [
        data.filter(absence => absence.id === id).length,
        days.filter(({ date }) => date.endsWith('-08-20')).length,
      ]
    }
    expect(await shown({ month: `${year}-01` })).toEqual([0, 0])
    expect(await shown({ month: `${year}-01`, months: '3' })).toEqual([1, 0])
    expect(await shown({ month: `${year}-04`, months: '3' })).toEqual([1, 0])
    expect(await shown({ month: `${year}-01`, months: '12' })).toEqual([1, 1])
  })

  it('GET /day-off/dashboard tells it to those who are asked to decide', async () => {
    const waiting = async ({ client }: Person) =>
      ofAnna((await client.asked(leave.listWaiting, { query: {} })).data).map(({ id }) => id)
    const { anna, approver, dora, admin, owner, emese } = office
    for (const reader of [approver, dora, admin, owner]) expect(await waiting(reader)).toEqual([mourning])
    for (const reader of [anna, emese]) expect(await waiting(reader)).toEqual([])
  })

  it('GET /day-off tells a child’s dates to her and to administrators, and not to those who decide', async () => {
    const { anna, approver, dora, admin, owner } = office
    const born = addDays(today, -40)
    const children = [{ birth_year: yearOf(born), birth_date: born, disabled: false }]
    await owner.client.asked(people.saveEmploymentInformation, { ...path(), body: { children } })
    const windows = async ({ client }: Person) => {
      const { types } = await client.asked(leave.listDaysOff, { query: { user_id: anna.id } })
      return types.flatMap(({ windows = [] }) => windows.map(({ from_date }) => from_date))
    }
    for (const reader of [anna, admin]) expect(await windows(reader)).toContain(born)
    for (const reader of [approver, dora]) expect(await windows(reader)).toEqual([])
  })

  it('POST /day-off/preview names who is away, and nothing else of them', async () => {
    const body = { type_id: 1, from_date: day, to_date: day }
    const { away } = (await office.emese.client.asked(leave.previewLeave, { body })).data
    const { id } = office.anna
    expect(away).toEqual([
      {
        id,
        first_name: expect.any(String),
        last_name: 'Próba',
        avatar: null,
        from_date: day,
        to_date: day,
        status: 'approved',
      },
    ])
  })

  it('GET /notification and the emails tell it to those who decide, and tell others nothing', async () => {
    const { approver, dora, emese } = office
    const rung = async ({ client }: Person) =>
      (await client.asked(notifications.listNotifications)).data.filter(({ data }) => data.model?.id === mourning)
    const about = ({ email }: Person) =>
      world.cloud.mails().find(({ to, text }) => to === email && text.includes('Bereavement'))
    for (const reader of [approver, dora]) await eventually(async () => (await rung(reader)).length === 1)
    await eventually(() => about(dora))
    // The approver is away, and the stand-in decides.
    expect(about(approver)).toBeUndefined()
    expect(await rung(emese)).toEqual([])
    expect(world.cloud.mails().filter(({ to, text }) => to === emese.email && /Bereavement|Sick/.test(text))).toEqual(
      [],
    )
  })

  it('GET /user/{id} and GET /user/upcoming-events keep what she hides, and her age', async () => {
    const { anna, admin, emese } = office
    const names = { first_name: 'Anna', last_name: 'Próba' }
    const save = (hide_personal_info: boolean) =>
      anna.client.asked(people.savePersonalInformation, {
        path: { id: 'me' },
        body: { ...names, birthday: `1990${today.slice(4)}`, show_birthday: true, phone: '1', hide_personal_info },
      })
    const known = async ({ client }: Person) => {
      const { birthday, phone, email } = (await client.asked(people.showPerson, path())).data
      const events = (await client.asked(people.upcomingEvents)).data
      const isTold = events.some(({ kind, user_id }) => kind === 'birthday' && user_id === anna.id)
      return [birthday, phone, email, isTold].map(Boolean)
    }
    await save(false)
    for (const reader of [anna, admin, emese]) expect(await known(reader)).toEqual([true, true, true, true])
    const birthdayFor = async ({ client }: Person) => (await client.asked(people.showPerson, path())).data.birthday
    expect(await birthdayFor(admin)).toBe(`1990${today.slice(4)}`)
    expect(await birthdayFor(emese)).toBe(today)
    await save(true)
    for (const reader of [anna, admin]) expect(await known(reader)).toEqual([true, true, true, false])
    expect(await known(emese)).toEqual([false, false, false, false])
  })

  it('a company that shows types shows them to everybody, and her requests to nobody more', async () => {
    const { owner, emese } = office
    const body = { name: 'Nyílt Kft.', country: 'HU', shows_types: true }
    await owner.client.asked(company.changeCompany, { body })
    const told = (place: number) => calls[place]![1](emese)
    expect(await told(0)).toEqual([2, 6])
    expect(await told(1)).toEqual([
      [2, false],
      [6, false],
    ])
    for (const place of [2, 3, 4, 5]) expect(await told(place)).toBeUndefined()
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import type { ShownTime } from '#shared/leave/contract/show-calendar.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { book, monday, openOffice, type Office } from '../office.ts'

const world = openWorld()
const today = todayInBudapest()
const year = yearOf(today) + 1
const day = monday(year)

let office: Office & { dora: Person; gone: Person; stranger: Person }

beforeAll(async () => {
  const opened = await openOffice(world)
  const { owner, admin, approver, anna, emese } = opened
  const [dora, gone] = [await world.colleague(owner), await world.colleague(owner)]
  office = { ...opened, dora, gone, stranger: await world.founder() }
  await approver.client.asked(people.saveAccountSettings, { path: { id: 'me' }, body: { stand_in_id: dora.id } })
  await book(approver, { type_id: 2, from_date: today, to_date: addDays(today, 6) })
  await book(anna, { type_id: 2, from_date: day })
  await book(anna, { from_date: addDays(day, 1), to_date: addDays(day, 2) })
  await book(anna, { type_id: 3, from_date: addDays(day, 3) })
  await book(emese, { type_id: 3, from_date: day, to_date: addDays(day, 4) })
  await book(emese, { type_id: 5, from_date: `${year}-12-20`, to_date: `${year + 2}-01-20` })
  await book(dora, { from_date: `${year}-12-28`, to_date: `${year + 1}-01-05` })
  await book(admin, { type_id: 3, from_date: `${year}-12-29`, to_date: `${year + 1}-01-08` })
  await book(gone, { from_date: day, to_date: addDays(day, 4) })
  await book(office.stranger, { type_id: 2, from_date: day })
  await owner.client.asked(people.deactivatePerson, { path: { id: gone.id } })
})

const times: ShownTime[] = [
  {},
  { month: `${year}-09` },
  { month: `${year}-12` },
  { month: `${year + 1}-01` },
  { month: `${year + 1}-06` },
  { month: `${year}-07`, months: '3' },
  { month: `${year}-12`, months: '3' },
  { month: `${year}-01`, months: '12' },
  { month: `${year + 1}-01`, months: '12' },
  { month: `${year + 2}-01`, months: '12' },
]

async function calendarOf({ client }: Person, query: ShownTime, of?: readonly Person[]) {
  const some = of && { people: of.map(({ id }) => id).join(',') }
  const { data, days } = await client.asked(leave.showCalendar, { query: { ...query, ...some } })
  return { days, data: data.map(absence => JSON.stringify(absence)).sort() }
}

const readers = ['owner', 'admin', 'approver', 'dora', 'anna', 'emese'] as const

describe('GET /day-off/calendar of named people', () => {
  it.each(readers)('tells the %s of everybody what it tells without names, whatever the time', async name => {
    const reader = office[name]
    for (const time of times)
      expect([time, await calendarOf(reader, time, Object.values(office))]).toEqual([
        time,
        await calendarOf(reader, time),
      ])
  })

  it.each(readers)('tells the %s of some what it tells of them without names', async name => {
    const reader = office[name]
    const some = [office.anna, office.dora]
    const isOfSome = (absence: string) =>
      some.some(({ id }) => (JSON.parse(absence) as { user_id: string }).user_id === id)
    for (const time of times) {
      const whole = await calendarOf(reader, time)
      expect([time, (await calendarOf(reader, time, some)).data]).toEqual([time, whole.data.filter(isOfSome)])
    }
  })

  it('shows something in each of these times, so that the others prove something', async () => {
    const counts = await Promise.all(times.map(async time => (await calendarOf(office.owner, time)).data.length))
    expect(counts).toEqual([1, 4, 3, 3, 1, 4, 3, 7, 3, 1])
  })

  it('knows nobody of another company, and names each person once', async () => {
    const { owner, stranger, anna } = office
    expect((await calendarOf(owner, { month: `${year}-09` }, [stranger])).data).toEqual([])
    expect((await calendarOf(owner, { month: `${year}-09` }, [anna, anna])).data).toHaveLength(3)
  })
})

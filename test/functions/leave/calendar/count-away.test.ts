import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { countAway } from '#shared/leave/contract/count-away.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { book, monday, openOffice, type Office } from '../office.ts'

const world = openWorld()
const year = yearOf(todayInBudapest()) + 1
const first = `${year}-09-01`
const day = monday(year)

let office: Office & { gone: Person }
let group: string

beforeAll(async () => {
  const opened = await openOffice(world)
  const { owner, approver, anna, emese } = opened
  const gone = await world.colleague(owner)
  office = { ...opened, gone }
  group = (await owner.client.asked(company.addGroup, { body: { name: 'Iroda' } })).data.id
  for (const { id } of [anna, emese])
    await owner.client.asked(people.saveEmploymentInformation, { path: { id }, body: { group_id: group } })
  await book(anna, { type_id: 2, from_date: day, to_date: addDays(day, 1) })
  await book(emese, { from_date: day })
  await book(approver, { type_id: 3, from_date: day })
  await book(owner, { type_id: 2, from_date: addDays(day, 1), to_date: addDays(day, 2) })
  await book(gone, { from_date: day, to_date: addDays(day, 4) })
  await owner.client.asked(people.deactivatePerson, { path: { id: gone.id } })
})

const month = `${year}-09`

/** The days on which somebody is away, by group: decided, and only asked for. */
async function countedFor({ client }: Person, query: object = { month }) {
  const { data } = await client.asked(countAway, { query })
  return Object.fromEntries(
    data.map(({ group_id, decided, asked }) => [
      group_id ?? 'none',
      Object.fromEntries(
        decided.flatMap((count, place) => {
          const said = [count, asked[place]]
          return said.some(Boolean) ? [[addDays(first, place), said]] : []
        }),
      ),
    ]),
  )
}

describe('GET /day-off/calendar/counts', () => {
  it('counts who is away by group, home office and those who are not active apart, and tells everybody the same', async () => {
    const { owner, anna, emese } = office
    const expected = {
      [group]: { [day]: [1, 1], [addDays(day, 1)]: [1, 0] },
      none: { [addDays(day, 1)]: [1, 0], [addDays(day, 2)]: [1, 0] },
    }
    for (const reader of [owner, anna, emese]) expect(await countedFor(reader)).toEqual(expected)
  })

  it('has a number for each day of the months', async () => {
    const lengths = async (query: object) =>
      (await office.owner.client.asked(countAway, { query })).data.map(({ decided, asked }) => [
        decided.length,
        asked.length,
      ])
    expect(await lengths({ month })).toEqual([
      [30, 30],
      [30, 30],
    ])
    expect((await lengths({ month: `${year}-07`, months: '3' }))[0]).toEqual([92, 92])
    expect(await lengths({ month: `${year}-08` })).toEqual([])
  })

  it('follows what becomes of leave', async () => {
    const { id } = await book(office.anna, { from_date: addDays(day, 3) })
    expect((await countedFor(office.owner))[group]).toMatchObject({ [addDays(day, 3)]: [0, 1] })
    await office.approver.client.asked(leave.approveLeave, { path: { id }, body: {} })
    expect((await countedFor(office.owner))[group]).toMatchObject({ [addDays(day, 3)]: [1, 0] })
  })
})

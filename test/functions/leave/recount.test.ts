import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { calendarEffect } from '#shared/leave/contract/effect/calendar-effect.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { balanceIn, book, daysOff, monday, openOffice, type Office } from './office.ts'

// A change is told by the stream, counted by the queue, and told once more; a busy machine takes its time.
const world = openWorld()
const year = yearOf(todayInBudapest()) + 1

let office: Office
beforeAll(async () => void (office = await openOffice(world)))

const weekFrom = (from_date: Day) => ({ from_date, to_date: addDays(from_date, 4) })
const request = async (person: Person, id: string) =>
  (await daysOff(person, { year: String(year) })).data.find(found => found.id === id)!
const untilCosts = (person: Person, id: string, days: number) =>
  eventually(async () => (await request(person, id)).days === days)
const historyOf = async (person: Person, id: string) =>
  (await person.client.asked(leave.showRequest, { path: { id } })).data.history.map(({ what }) => what)
const bellAbout = async (person: Person, id: string, type: number) =>
  (await person.client.asked(notifications.listNotifications)).data.filter(
    one => one.type === type && one.data.model?.id === id,
  )

/** Hands a task to whoever does it now, as the queue does. */
async function recount(task: object) {
  const event = { Records: [{ messageId: 'm', body: JSON.stringify({ task: 'recount', ...task }) }] }
  const outcome = await world.cloud.invoke('stream-run-task', event)
  return outcome.ok ? (JSON.parse(outcome.payload) as object) : outcome.failure
}
const done = { batchItemFailures: [] }

describe('booked leave, when the company takes a day off', () => {
  it('P03 costs a day less, which the balance and the history say, and the person is told', async () => {
    const { anna, owner, approver } = office
    const first = monday(year)
    const { id, days } = await book(anna, weekFrom(first))
    expect(days).toBe(5)
    const before = await balanceIn(anna, year)
    const { data: day } = await owner.client.asked(company.addHoliday, {
      body: { name: 'Cégnap', date: addDays(first, 2) },
    })
    await untilCosts(anna, id, 4)
    expect(await balanceIn(anna, year)).toMatchObject({ pending: 4, left: before.left + 1 })
    expect(await historyOf(anna, id)).toEqual(['requested', 'recounted'])
    await eventually(async () => (await bellAbout(anna, id, 13)).length === 1)
    expect(await bellAbout(approver, id, 13)).toEqual([])

    await owner.client.asked(company.removeHoliday, { path: { id: day.id } })
    await untilCosts(anna, id, 5)
    expect(await balanceIn(anna, year)).toEqual(before)
  })

  it('stays as it is where it lies elsewhere, and nobody is told', async () => {
    const { emese, owner } = office
    const first = monday(year, 1)
    const there = await book(emese, { type_id: 5, ...weekFrom(first) })
    const elsewhere = await book(emese, { type_id: 5, ...weekFrom(addDays(first, 7)) })
    await owner.client.asked(company.addHoliday, { body: { name: 'Leltár', date: first } })
    await untilCosts(emese, there.id, 4)
    expect(await historyOf(emese, elsewhere.id)).toEqual(['requested'])
    expect(await bellAbout(emese, elsewhere.id, 13)).toEqual([])
  })
})

describe('booked leave, when hours change', () => {
  it("is counted by the company's new week from its day on", async () => {
    const { anna, owner } = office
    const first = monday(year, 4)
    const before = await book(anna, { type_id: 3, ...weekFrom(addDays(first, -7)) })
    const after = await book(anna, { type_id: 3, ...weekFrom(first) })
    await owner.client.asked(company.changeWorkingHours, {
      body: { working_hours: { ...generalWeek, friday: 0 }, valid_from: first },
    })
    await untilCosts(anna, after.id, 4)
    expect(await historyOf(anna, before.id)).toEqual(['requested'])
  })

  it("is counted by a person's own week, and nobody else's is", async () => {
    const { emese, anna, owner } = office
    const period = weekFrom(monday(year, 5))
    const [hers, other] = [await book(emese, { type_id: 5, ...period }), await book(anna, { type_id: 5, ...period })]
    await owner.client.asked(people.saveEmploymentInformation, {
      path: { id: emese.id },
      body: { working_hours: { ...generalWeek, monday: 0 } },
    })
    await untilCosts(emese, hers.id, 4)
    expect(await historyOf(anna, other.id)).toEqual(['requested'])
  })
})

describe('counting again', () => {
  it('does nothing more however often it is asked for', async () => {
    const { anna, owner } = office
    const first = monday(year, 2)
    const { id } = await book(anna, { type_id: 5, ...weekFrom(first) })
    await owner.client.asked(company.addHoliday, { body: { name: 'Nap', date: first } })
    await untilCosts(anna, id, 4)
    const task = { company: anna.company, scope: { month: first.slice(0, 7) } }
    expect(await recount(task)).toEqual(done)
    expect(await recount({ ...task, member: anna.id })).toEqual(done)
    expect(await historyOf(anna, id)).toEqual(['requested', 'recounted'])
  })

  it('comes to the last of many people, piece by piece', async () => {
    const owner = await world.founder()
    const invites = Array.from({ length: 30 }, (_, index) => ({ email: `sok${index}@example.hu`, role: 1 as const }))
    await owner.client.asked(people.invitePeople, { body: { invites } })
    const last = await world.colleague(owner)
    const first = monday(year)
    const [hers, his] = [
      await book(last, { type_id: 5, ...weekFrom(first) }),
      await book(owner, { type_id: 5, ...weekFrom(first) }),
    ]
    await owner.client.asked(company.changeWorkingHours, {
      body: { working_hours: { ...generalWeek, friday: 0 }, valid_from: first },
    })
    await untilCosts(last, hers.id, 4)
    await untilCosts(owner, his.id, 4)
  })

  it('goes on after whoever was done last', async () => {
    const owner = await world.founder()
    const first = monday(year)
    const { id } = await book(owner, { type_id: 5, ...weekFrom(first) })
    const scope = { month: first.slice(0, 7) }
    expect(await recount({ company: owner.company, scope, after: owner.id })).toEqual(done)
    expect(await historyOf(owner, id)).toEqual(['requested'])
  })

  it('loses nothing while people book and decide at the same time', async () => {
    const { owner, anna, approver } = office
    const first = monday(year + 1)
    const requests = []
    for (let week = 0; week < 3; week += 1)
      requests.push(await book(anna, { type_id: 5, ...weekFrom(addDays(first, week * 7)) }))
    await Promise.all([
      ...[0, 7, 14].map(days =>
        owner.client.asked(company.addHoliday, { body: { name: 'Nap', date: addDays(first, days + 1) } }),
      ),
      ...requests.map(({ id }) => approver.client.asked(leave.approveLeave, { path: { id }, body: {} })),
    ])
    const all = () => daysOff(anna, { year: String(year + 1) })
    // From the first change on the week has four days.
    await eventually(async () => (await all()).data.every(({ days }) => days === 3))
    const { data, balance } = await all()
    expect(data.map(({ status }) => status)).toEqual(['approved', 'approved', 'approved'])
    expect(balance.left).toBe(balance.entitled)
  })

  it('leaves less than nothing where more is booked than is left, and says so', async () => {
    const owner = await world.founder()
    const { left } = await balanceIn(owner, year)
    const first = monday(year)
    await owner.client.asked(leave.grantExtraDays, {
      path: { id: owner.id },
      body: { year, days: 5 - left, comment: '' },
    })
    const { id } = await book(owner, { ...weekFrom(first), to_date: addDays(first, 6) })
    await owner.client.asked(company.changeWorkingHours, {
      body: { working_hours: { ...generalWeek, saturday: 8 }, valid_from: first },
    })
    await untilCosts(owner, id, 6)
    expect((await balanceIn(owner, year)).left).toBe(-1)
  })
})

describe('the effect of a change, before it is made', () => {
  it('says who would get back or lose how many days, and changes nothing', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const first = monday(year)
    const { id } = await book(anna, weekFrom(first))
    await book(owner, { type_id: 3, ...weekFrom(first) })
    const effect = async (body: Parameters<typeof ask>[0]) =>
      (await ask(body)).data.map(({ user_id, booked }) => [user_id, booked])
    const ask = (body: NonNullable<Parameters<typeof owner.client.asked<typeof calendarEffect>>[1]>['body']) =>
      owner.client.asked(calendarEffect, { body })

    expect(await effect({ call: 'POST /holiday', body: { name: 'Nap', date: first } })).toEqual([[anna.id, 1]])
    expect(await effect({ call: 'POST /holiday', body: { name: 'Nap', date: addDays(first, 7) } })).toEqual([])
    const worked = { name: 'Szombat', date: addDays(first, 5), kind: 'working_day_moved' as const }
    expect(await effect({ call: 'POST /holiday', body: worked })).toEqual([])
    const hours = { working_hours: { ...generalWeek, friday: 0 }, valid_from: first }
    expect(await effect({ call: 'PUT /company/working-hours', body: hours })).toEqual([[anna.id, 1]])

    const { data: day } = await owner.client.asked(company.addHoliday, { body: { name: 'Nap', date: first } })
    await untilCosts(anna, id, 4)
    const moved = { name: 'Nap', date: addDays(first, 7) }
    expect(await effect({ call: 'PUT /holiday/{id}', id: day.id, body: moved })).toEqual([[anna.id, -1]])
    expect(await effect({ call: 'DELETE /holiday/{id}', id: day.id })).toEqual([[anna.id, -1]])
    expect((await request(anna, id)).days).toBe(4)
  })

  it('is refused as the change itself would be, and told to administrators alone', async () => {
    const { owner, anna } = office
    const unknown = { call: 'DELETE /holiday/{id}' as const, id: 'hu-2027-01-02' }
    expect(await refused(owner.client.asked(calendarEffect, { body: unknown }))).toMatchObject({
      status: 404,
    })
    expect(await refused(anna.client.asked(calendarEffect, { body: unknown }))).toMatchObject({
      status: 403,
    })
  })
})

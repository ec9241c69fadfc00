import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, weekdayOf, yearOf, type Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { ApiError } from '#shared/contract/client.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { balanceIn, book, daysOff, inHungarian, monday, openOffice, withAnotherAnna, type Office } from './office.ts'

// A busy machine takes its time; what waits for nothing comes at once.
const world = openWorld()
const today = todayInBudapest()
const year = yearOf(today) + 1

let office: Office
beforeAll(async () => void (office = await openOffice(world)))
beforeEach(async () => void (office = await withAnotherAnna(office, world)))

const approve = (by: Person, id: string) => by.client.asked(leave.approveLeave, { path: { id } })
const cancel = (by: Person, id: string) => by.client.asked(leave.cancelLeave, { path: { id } })
const preview = async (by: Person, body: { type_id: number; from_date: string; to_date: string; child_id?: string }) =>
  (await by.client.asked(leave.previewLeave, { body })).data

describe('what happens between looking and deciding', () => {
  it('X02 an employee cancels while the approver approves: both are told the truth, and the days are free', async () => {
    const { anna, approver } = office
    const from_date = monday(year)
    for (let day = 0; day < 5; day++) {
      const { id } = await book(anna, { from_date: addDays(from_date, day) })
      const [approval, cancellation] = await Promise.allSettled([approve(approver, id), cancel(anna, id)])
      expect(cancellation.status).toBe('fulfilled')
      if (approval.status === 'rejected') {
        expect(approval.reason).toBeInstanceOf(ApiError)
        expect(approval.reason).toMatchObject({
          status: 409,
          message: 'The day-off has been already canceled or removed by someone else',
        })
      }
      const { data, balance } = await daysOff(anna, { year: String(year) })
      expect(data.find(request => request.id === id)?.status).toBe('cancelled')
      expect(balance).toMatchObject({ planned: 0, pending: 0, left: 20 })
    }
  })

  it('V07 a type becomes unavailable between preview and submit: a sentence at the field says why', async () => {
    const { owner } = office
    const anna = await world.colleague(owner)
    const employ = (children: { birth_year: number; birth_date: string; disabled: boolean }[]) =>
      owner.client.asked(people.saveEmploymentInformation, { path: { id: anna.id }, body: { children } })
    const born = addDays(today, -40)
    const { data } = await employ([{ birth_year: yearOf(born), birth_date: born, disabled: false }])
    const child_id = data.employment!.children[0]!.id
    const from_date = monday(yearOf(today) + 1)
    const draft = { type_id: 8, from_date, to_date: from_date, child_id }
    expect((await preview(anna, draft)).errors).toEqual({})

    await employ([])
    const sentence = (person: Person) => refused(book(person, draft)).then(({ errors }) => errors)
    expect(await sentence(anna)).toEqual({
      type_id: ['It takes a child under 3 (with a date of birth) and a year of employment.'],
    })
    expect(await sentence(inHungarian(anna, world))).toEqual({
      type_id: ['3 évesnél fiatalabb gyermek (születési dátummal) és egy év munkaviszony kell hozzá.'],
    })
    expect((await preview(anna, draft)).errors).toHaveProperty('type_id')
  })

  it('V07 the days are taken away between preview and submit: what remains and what was asked for is said', async () => {
    const { owner } = office
    const anna = await world.colleague(owner)
    const from_date = monday(year)
    const draft = { type_id: 1, from_date, to_date: addDays(from_date, 11) }
    expect((await preview(anna, draft)).errors).toEqual({})
    const body = { year, days: -12, comment: '' }
    await owner.client.asked(leave.grantExtraDays, { path: { id: anna.id }, body })
    expect((await refused(book(anna, draft))).errors).toEqual({
      to_date: [`There are not enough days left in ${year}: 8 remaining, 10 requested.`],
    })
  })

  it('T06 a person is deactivated meanwhile: nothing is booked for them, and the others are booked', async () => {
    const { owner, admin } = office
    const [gone, stays] = await Promise.all([world.colleague(owner), world.colleague(owner)])
    const from_date = monday(year)
    const draft = { type_id: 1, from_date, to_date: from_date }
    const asked = { ...draft, user_id: gone.id }
    expect((await admin.client.asked(leave.previewLeave, { body: asked })).data.errors).toEqual({})
    await owner.client.asked(people.deactivatePerson, { path: { id: gone.id } })

    const why = { user_id: ['Only active employees can have leave.'] }
    expect((await refused(book(admin, asked))).errors).toEqual(why)
    const { data } = await admin.client.asked(leave.requestLeave, { body: { ...draft, user_id: [gone.id, stays.id] } })
    expect(data).toEqual([
      { user_id: gone.id, errors: why },
      { user_id: stays.id, id: expect.any(String) },
    ])
  })

  it('lets a request of somebody deactivated meanwhile be denied, and frees its days', async () => {
    const { owner, admin } = office
    const anna = await world.colleague(owner)
    const { id } = await book(anna, { from_date: monday(year) })
    await owner.client.asked(people.deactivatePerson, { path: { id: anna.id } })
    const { data } = await admin.client.asked(leave.denyLeave, { path: { id } })
    expect(data.status).toBe('denied')
    await owner.client.asked(people.activatePerson, { path: { id: anna.id } })
    expect(await balanceIn(anna, year)).toMatchObject({ pending: 0, left: 20 })
  })
})

describe('days at the edges of the calendar', () => {
  /** The nearest weekday, from this day on or back. */
  const weekdayFrom = (day: Day, step: 1 | -1): Day =>
    weekdayOf(day) <= 5 ? day : weekdayFrom(addDays(day, step), step)

  it('the last weekday of a year and the first of the next count in both years', async () => {
    const { anna } = office
    const [from_date, to_date] = [weekdayFrom(`${year}-12-31`, -1), weekdayFrom(`${year + 1}-01-02`, 1)]
    const told = await preview(anna, { type_id: 1, from_date, to_date })
    expect(told).toMatchObject({ days: 2, by_year: { [year]: 1, [year + 1]: 1 } })
    await book(anna, { from_date, to_date })
    for (const one of [year, year + 1]) expect(await balanceIn(anna, one)).toMatchObject({ pending: 1 })
  })

  it('29 February is a day like others, and in other years there is none', async () => {
    const { anna, admin } = office
    const isLeap = (one: number) => one % 4 === 0 && (one % 100 !== 0 || one % 400 === 0)
    let leap = yearOf(today) - 1
    while (!isLeap(leap) || weekdayOf(`${leap}-02-29`) > 5) leap -= 1
    const request = await book(admin, { user_id: anna.id, type_id: 2, from_date: `${leap}-02-29` })
    expect(request).toMatchObject({ from_date: `${leap}-02-29`, days: 1 })
    const common = `${leap + 1}-02-29`
    expect((await refused(book(anna, { from_date: common }))).errors).toEqual({
      from_date: ['There is no such day.'],
      to_date: ['There is no such day.'],
    })
  })
})

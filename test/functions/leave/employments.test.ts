import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { employmentEffect } from '#shared/leave/contract/effect/employment-effect.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { balanceIn, book, daysOff, monday, openOffice, type Office } from './office.ts'

const world = openWorld()
const today = todayInBudapest()
const year = yearOf(today) + 1

let office: Office
beforeAll(async () => void (office = await openOffice(world)))

const employ = (body: object, id: string, by: Person = office.owner) =>
  by.client.asked(people.saveEmploymentInformation, { path: { id }, body })
const effectOf = async (id: string, body: object) =>
  (await office.admin.client.asked(employmentEffect, { path: { id }, body })).data
const requestOf = async (person: Person, id: string) =>
  (await person.client.asked(leave.showRequest, { path: { id } })).data

describe('the end of an employment', () => {
  it('law 2: cancels the leave outside it, which the effect lists before; the history says why, and people are told', async () => {
    const { owner, approver } = office
    const person = await world.colleague(owner)
    await owner.client.asked(people.saveApprovers, { path: { id: person.id }, body: { approver_ids: [approver.id] } })
    await employ({ employment_start: `${year - 1}-01-01` }, person.id)
    const first = monday(year)
    const week = (from_date: Day) => ({ from_date, to_date: addDays(from_date, 4) })
    const [inside, across, outside] = [first, addDays(first, 7), addDays(first, 14)].map(week) as [
      { from_date: Day; to_date: Day },
      { from_date: Day; to_date: Day },
      { from_date: Day; to_date: Day },
    ]
    const booked: string[] = []
    for (const days of [inside, across, outside]) booked.push((await book(person, days)).id)
    const end = { employment_end: addDays(across.from_date, 1) }

    const effect = await effectOf(person.id, end)
    expect(effect.find(one => one.year === year)!.outside).toEqual([
      { id: booked[1], type_id: 1, ...across, stays: { from_date: across.from_date, to_date: end.employment_end } },
      { id: booked[2], type_id: 1, ...outside, stays: null },
    ])
    expect((await requestOf(person, booked[2]!)).status).toBe('pending')

    await employ(end, person.id)
    await eventually(async () => (await requestOf(person, booked[2]!)).status === 'cancelled')
    await eventually(async () => (await requestOf(person, booked[1]!)).days === 2)
    const { history, to_date } = await requestOf(person, booked[1]!)
    expect(to_date).toBe(end.employment_end)
    expect(history.map(({ what, was }) => [what, was])).toEqual([
      ['requested', null],
      ['outside_employment', across],
    ])
    const { pending, exit } = await balanceIn(person, year)
    expect(pending).toBe(5 + 2)
    expect(exit).toMatchObject({ date: end.employment_end })
    for (const [reader, sentence] of [
      [person, 'Your absence was cancelled because of the dates of your employment'],
      [approver, 'The dates of the employment cancelled an absence of'],
    ] as const)
      await eventually(async () => {
        const { data } = await reader.client.asked(notifications.listNotifications)
        return data.some(({ message, data: { model } }) => model?.id === booked[2] && message.startsWith(sentence))
      })
    expect((await refused(book(person, { from_date: outside.from_date }))).errors).toHaveProperty('from_date')
  })
})

it('law 2: the first terms of a person cancel the leave outside them', async () => {
  const person = await world.colleague(office.owner)
  const { id } = await book(person, { from_date: monday(year), to_date: addDays(monday(year), 4) })
  await employ({ employment_end: addDays(monday(year), -7) }, person.id)
  await eventually(async () => (await requestOf(person, id)).status === 'cancelled')
})

describe('several employments of one person', () => {
  it('law 7 E04: have a balance and a settlement each', async () => {
    const person = await world.colleague(office.owner)
    const earlier_employments = [{ employment_start: `${year}-01-01`, employment_end: `${year}-03-31` }]
    const { data } = await employ({ employment_start: `${year}-09-01`, earlier_employments }, person.id)
    expect(data.employment!.earlier_employments).toEqual([
      { ...earlier_employments[0], first_year_kept: null, taken_before: null, brought: [] },
    ])
    const balance = await balanceIn(person, year)
    expect(balance.employments!.map(({ entitled, exit }) => [entitled, exit?.paid_out])).toEqual([
      [5, 5],
      [7, undefined],
    ])
    expect(balance.entitled).toBe(7)
    expect((await balanceIn(person, year + 1)).employments).toBeUndefined()
    await book(office.owner, {
      user_id: person.id,
      from_date: `${year}-02-09`,
      to_date: `${year}-02-10`,
      auto_approve: 1,
    })
    const after = await balanceIn(person, year)
    expect(after.employments!.map(({ left }) => left)).toEqual([3, 7])
    const across = { user_id: person.id, from_date: `${year}-03-30`, to_date: `${year}-09-02` }
    expect((await refused(book(office.owner, across))).errors).toHaveProperty('to_date')
    expect((await daysOff(person, { year: String(year) })).data).toHaveLength(1)
  })

  it('do not overlap, and have a beginning each', async () => {
    const { id } = await world.colleague(office.owner)
    const errorsOf = async (body: object) => Object.keys((await refused(employ(body, id))).errors)
    const earlier = (employment_start: Day, employment_end: Day) => ({ employment_start, employment_end })
    const first = earlier('2020-01-01', '2020-12-31')
    expect(await errorsOf({ earlier_employments: [first] })).toEqual(['employment_start'])
    expect(await errorsOf({ employment_start: '2020-12-31', earlier_employments: [first] })).toEqual([
      'employment_start',
    ])
    const start = { employment_start: '2022-01-01' }
    expect(await errorsOf({ ...start, earlier_employments: [first, earlier('2020-06-01', '2021-01-31')] })).toEqual([
      'earlier_employments.1.employment_start',
    ])
    expect(await errorsOf({ ...start, earlier_employments: [earlier('2021-02-01', '2021-01-31')] })).toEqual([
      'earlier_employments.0.employment_end',
    ])
    const brought = { from_year: 2024, unit: 'days', amount: 2, last_date: '2025-03-31', reason: 'illness' }
    expect(await errorsOf({ ...start, first_year_kept: 2024, brought: [brought] })).toEqual(['brought.0.from_year'])
    expect(await errorsOf({ taken_before: { unit: 'days', amount: 2.5 } })).toEqual(['taken_before.amount'])
    expect(await errorsOf({ taken_before: { unit: 'hours', amount: 2.555 } })).toEqual(['taken_before.amount'])
  })
})

describe('a child', () => {
  it('law 6: stays while leave is booked for it, and the same birth date is the same child', async () => {
    const { owner } = office
    const person = await world.colleague(owner)
    const birth_date = addDays(today, -200)
    const child = { birth_year: yearOf(birth_date), birth_date, disabled: false }
    const { data } = await employ({ employment_start: `${year - 5}-01-01`, children: [child] }, person.id)
    const [known] = data.employment!.children
    const from_date = addDays(today, 14)
    const { id } = await book(person, { type_id: 8, from_date, to_date: addDays(from_date, 6), child_id: known!.id })
    expect((await refused(employ({ children: [] }, person.id))).errors).toEqual({
      children: ['Leave is recorded for this child, so it cannot be taken out. Cancel the leave first.'],
    })
    const again = await employ({ children: [{ ...child, disabled: true }] }, person.id)
    expect(again.data.employment!.children).toEqual([{ ...child, id: known!.id, disabled: true }])
    await person.client.asked(leave.cancelLeave, { path: { id } })
    expect((await employ({ children: [] }, person.id)).data.employment!.children).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { refused } from '#test/support/client.ts'
import { openWorld } from '#test/support/world.ts'
import { book, daysOff, monday } from '../leave/office.ts'

const world = openWorld()
const from_date = monday(yearOf(todayInBudapest()) + 1)
const headers = { 'idempotency-key': 'the-same-key' }

it('security 9: the same key and body in a second company does its own work, and a retry there is known again', async () => {
  const owner = await world.founder()
  const first = await book(owner, { from_date }, headers)
  const body = { name: 'Második cég', country: 'HU', working_hours: generalWeek }
  await owner.client.asked(company.createCompany, { body })

  const second = await book(owner, { from_date }, headers)
  expect(second.id).not.toBe(first.id)
  expect(second.company).toMatchObject({ name: 'Második cég' })
  expect((await book(owner, { from_date }, headers)).id).toBe(second.id)
  const { data } = await daysOff(owner, { year: from_date.slice(0, 4) })
  expect(data.map(({ id }) => id)).toEqual([second.id])
})

it('security 9: the same key with another method, query or body is refused plainly, and changes nothing', async () => {
  const owner = await world.founder()
  const { id } = await book(owner, { from_date }, headers)
  const again = { status: 409, message: 'This key has already been used for another call.' }
  expect(await refused(book(owner, { from_date: addDays(from_date, 1) }, headers))).toMatchObject(again)
  const form = { type_id: 1, from_date, to_date: addDays(from_date, 1) }
  const changing = { 'idempotency-key': 'of-one-request' }
  await owner.client.asked(leave.changeLeave, { path: { id }, body: form }, changing)
  expect(await refused(owner.client.asked(leave.cancelLeave, { path: { id } }, changing))).toMatchObject(again)
  expect((await daysOff(owner, { year: from_date.slice(0, 4) })).data).toMatchObject([{ id, status: 'pending' }])
})

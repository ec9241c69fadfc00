import { addDays, weekdayOf, type Day } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { type RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import type { InputOf } from '#shared/contract/client.ts'
import { clientFor } from '#test/support/client.ts'
import type { Person, World } from '#test/support/world.ts'

/** A company with somebody for every part: Anna asks, Béla decides on Anna's requests, Emese is a colleague. */
export interface Office {
  owner: Person
  admin: Person
  approver: Person
  anna: Person
  emese: Person
}

export async function openOffice(world: World): Promise<Office> {
  const owner = await world.founder()
  const [admin, approver, anna, emese] = await Promise.all([
    world.colleague(owner, 2),
    world.colleague(owner),
    world.colleague(owner),
    world.colleague(owner),
  ])
  await owner.client.asked(people.saveApprovers, { path: { id: anna.id }, body: { approver_ids: [approver.id] } })
  return { owner, admin, approver, anna, emese }
}

/** The office with another Anna, whose days are all free, so that a test finds those of no other. */
export async function withAnotherAnna(office: Office, world: World): Promise<Office> {
  const { owner, approver } = office
  const anna = await world.colleague(owner)
  await owner.client.asked(people.saveApprovers, { path: { id: anna.id }, body: { approver_ids: [approver.id] } })
  return { ...office, anna }
}

type Form = NonNullable<InputOf<typeof leave.requestLeave>['body']>

/** Asks for days off of one person; a vacation unless told otherwise. */
export async function book(
  by: Person,
  form: Partial<Form> & { from_date: Day },
  headers?: Record<string, string>,
): Promise<RequestView> {
  const body = { type_id: 1, to_date: form.from_date, ...form }
  const { data } = await by.client.asked(leave.requestLeave, { body }, headers)
  if (Array.isArray(data)) throw new Error('The reply is that of several people')
  return data
}

/** A Monday in September, which has no public holiday: the first, or some weeks after it. */
export function monday(year: number, weeks = 0): Day {
  const first = `${year}-09-01`
  return addDays(first, ((8 - weekdayOf(first)) % 7) + weeks * 7)
}

export const daysOff = (reader: Person, query: { user_id?: string; year?: string } = {}) =>
  reader.client.asked(leave.listDaysOff, { query })
export const balanceIn = async (reader: Person, year: number) => (await daysOff(reader, { year: String(year) })).balance

/** The same person, speaking Hungarian. */
export function inHungarian(person: Person, { cloud }: World): Person {
  const client = clientFor(cloud.url, 'hu')
  client.token = person.client.token
  return { ...person, client }
}

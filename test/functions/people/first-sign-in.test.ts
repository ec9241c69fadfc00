import { expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { importPeople } from '#shared/leave/contract/import-people.ts'
import { showBulkRequest } from '#shared/leave/contract/request/show-bulk-request.ts'
import { people } from '#shared/people/contract.ts'
import { changeGroup } from '#shared/people/contract/group/change-group.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { openWorld, password } from '#test/support/world.ts'

const world = openWorld()
const year = yearOf(todayInBudapest())

/** Somebody of 36 in this year, who has 20 days and 5 for their age (Mt. 116–117. §). */
const imported = (number: number) => ({
  email: `importalt${number}@example.hu`,
  first_name: `Anna${number}`,
  last_name: 'Importált',
  group: 'Iroda',
  birth_date: `${year - 36}-05-05`,
  employment_start: `${year - 4}-03-01`,
  taken: 12,
  brought: number % 2 ? 3 : 0,
})

it('P02 a company is registered, forty people are imported, and each sees the right balance at the first sign-in', async () => {
  const founder = await world.confirmed()
  await founder.client.asked(company.createCompany, {
    body: { name: 'Negyven Kft.', country: 'HU', working_hours: generalWeek },
  })
  await founder.client.asked(company.completeRegistration, {})
  const { data: office } = await founder.client.asked(company.addGroup, { body: { name: 'Iroda' } })
  await founder.client.asked(changeGroup, {
    path: { id: office.id },
    body: { name: 'Iroda', approver_ids: [founder.id] },
  })
  const rows = Array.from({ length: 40 }, (_, number) => imported(number))
  expect((await founder.client.asked(importPeople, { body: { rows, dry_run: true } })).data).toBeNull()
  const { data } = await founder.client.asked(importPeople, { body: { rows } })
  const show = async () => (await founder.client.asked(showBulkRequest, { path: { id: data!.bulk_id } })).data
  await eventually(async () => (await show()).status === 'booked', 60_000)
  expect(await show()).toMatchObject({ total: 40, booked: 40 })

  for (const { email, first_name, last_name, brought } of [rows[0]!, rows[1]!, rows[39]!]) {
    const client = world.visitor()
    const token = await world.invitationTo(email)
    const accepted = await client.asked(people.acceptInvitation, { body: { token, first_name, last_name, password } })
    client.token = accepted.token!
    const { data: balance } = await client.asked(leave.showBalance, {
      path: { id: 'me' },
      query: { year: String(year) },
    })
    expect([email, balance.left]).toEqual([email, 25 - 12 + brought])
    const { data: me } = await client.asked(people.showMe)
    const { data: person } = await founder.client.asked(people.showPerson, { path: { id: me.id } })
    expect(person).toMatchObject({ group_id: office.id, approver_ids: [founder.id] })
  }
})

import { beforeAll, describe, expect, it } from 'vitest'
import { changeTrial } from '#shared/backoffice/contract/companies/change-trial.ts'
import { showCompanyAccount } from '#shared/backoffice/contract/companies/show-company-account.ts'
import { showPlan } from '#shared/billing/contract/show-plan.ts'
import { freeSeats } from '#shared/company/plan/prices.ts'
import { addDays } from '#shared/calendar/day.ts'
import { permissions } from '#shared/contract/permission.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'

const world = openWorld()
const names = { first_name: 'Béla', last_name: 'Nagy' }

let owner: Person
let left: Person[]
let waiting: string[]

const invite = (...emails: string[]) =>
  owner.client.asked(people.invitePeople, { body: { invites: emails.map(email => ({ email })) } })
const headcount = async () => (await owner.client.asked(showPlan)).data.seats
const activate = ({ id }: Person) => owner.client.asked(people.activatePerson, { path: { id } })
const accept = (token: string) =>
  world.visitor('en').asked(people.acceptInvitation, { body: { token, ...names, password } })

/** How many of some acts were done; each of the others has to be refused with a sentence about seats. */
async function done(acts: Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(acts)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ status: 409, message: expect.stringMatching(/seat/i) })
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

/** A company whose trial is over, with two people who were deactivated, and four who are invited. */
beforeAll(async () => {
  owner = await world.founder()
  const colleagues: Person[] = []
  for (let many = 0; many < freeSeats; many++) colleagues.push(await world.colleague(owner))
  const emails = Array.from({ length: 4 }, (_, n) => `seat${n}@example.hu`)
  await invite(...emails)
  waiting = await Promise.all(emails.map(email => world.invitationTo(email)))
  const operator = await world.operator({ additions: permissions })
  const path = { id: owner.company }
  const known = await eventually(async () => {
    const { data } = await operator.client.asked(showCompanyAccount, { path })
    return data.standing === 'trial' && data
  })
  const body = { to_date: addDays(todayInBudapest(), -1), version: known.version }
  await operator.client.asked(changeTrial, { path, body })
  left = colleagues.slice(0, 2)
  for (const { id } of left) await owner.client.asked(people.deactivatePerson, { path: { id } })
  expect(await headcount()).toBe(freeSeats - 1)
})

describe('P05 the seats of a plan', () => {
  it('are not promised to more people than there are', async () => {
    expect(await refused(invite('one@example.hu', 'two@example.hu'))).toMatchObject({
      status: 409,
      message: `The plan has ${freeSeats} seats, which is not enough for this. More can be ordered on the Plan page.`,
    })
    expect((await invite('one@example.hu')).data).toEqual([{ email: 'one@example.hu' }])
  })

  it('are taken by one of all who come for the last one at once', async () => {
    expect(await done([...left.map(activate), ...waiting.map(accept)])).toBe(1)
    expect(await headcount()).toBe(freeSeats)
  })

  it('are free again once somebody is deactivated, also for who joins with an account', async () => {
    const other = await world.founder()
    const { data } = await owner.client.asked(people.listPeople)
    const somebody = data.find(({ id, is_active, email }) => is_active && id !== owner.id && email)!
    await owner.client.asked(people.deactivatePerson, { path: { id: somebody.id } })
    await invite(other.email)
    const token = await world.invitationTo(other.email)
    const join = () => other.client.asked(joinCompany, { body: { token, ...names } })
    await join()
    expect(await headcount()).toBe(freeSeats)
    expect(await refused(activate(somebody as unknown as Person))).toMatchObject({ status: 409, code: 'conflict' })
  })
})

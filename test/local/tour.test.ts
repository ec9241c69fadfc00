import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerOf, type Caller } from '#infra/local/demo/caller.ts'
import { emailOf, password } from '#infra/local/demo/cast.ts'
import { seed } from '#infra/local/demo.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { refusedUses, unusedPermissions } from '#infra/local/roles/compare.ts'
import { startSzabi } from '#infra/local/szabi.ts'
import { todayInBudapest } from '#infra/local/today.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { api } from '#shared/api.ts'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { addressOf, type AnyEndpoint } from '#shared/contract/client.ts'
import { eventually } from './fixture/eventually.ts'

let cloud: LocalCloud
let caller: Caller
beforeAll(async () => {
  cloud = await startSzabi()
  await seed({ url: cloud.url, today: todayInBudapest() })
  caller = callerOf(cloud.url)
  await caller.ask(account.logIn, { body: { email: emailOf('marta'), password } })
}, 120_000)
afterAll(() => cloud?.close())

const calls = Object.values(api).flatMap(endpoints => Object.values(endpoints) as AnyEndpoint[])

/** Asks somehow: that every function is reached matters here, not what it says. */
async function knock(endpoint: AnyEndpoint) {
  const path = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'none']))
  const reply = await fetch(`${cloud.url}/api/en${addressOf(endpoint, { path })}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    ...(endpoint.method !== 'GET' && { body: '{}' }),
  })
  return reply.status
}

/** Counting leave again goes on in a message of its own only where there are many people. */
async function countLeaveOfManyAgain() {
  const invites = Array.from({ length: 30 }, (_, index) => ({ email: `sokan${index}@example.hu`, role: 1 as const }))
  await caller.ask(people.invitePeople, { body: { invites } })
  await caller.ask(company.changeWorkingHours, { body: { working_hours: { ...generalWeek, thursday: 0, friday: 0 } } })
}

it('a tour of every endpoint needs no permission that the template does not give, and leaves none unused', async () => {
  const [, token = ''] = /accept-invitation\?token=([\w.-]+)/.exec(cloud.mails()[0]?.text ?? '') ?? []
  // What an open door asks of the secrets it asks only of those who bring something.
  await caller.ask(people.showInvitation, { path: { token } }).catch(() => {})
  await caller.ask(account.forgotPassword, { body: { email: emailOf('anna'), captcha: 'stand-in.forgot_password' } })
  for (const endpoint of calls) expect(await knock(endpoint), endpoint.route).toBeLessThan(500)
  await countLeaveOfManyAgain()
  const unused = () =>
    unusedPermissions(cloud.permissions()).map(
      ({ callers, statement }) => `${callers.join(', ')}: ${statement.Action.join(', ')}`,
    )
  // What follows from a change follows a moment later.
  await eventually(() => unused().length === 0).catch(() => {})
  expect(unused()).toEqual([])
  expect(refusedUses(cloud.permissions())).toEqual([])
}, 60_000)

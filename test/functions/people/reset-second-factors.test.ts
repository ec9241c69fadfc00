import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { completeLogIn } from '#shared/account/contract/second-factor/complete-log-in.ts'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { resetSecondFactors } from '#shared/people/contract/reset-second-factors.ts'
import { people } from '#shared/people/contract.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { receivedEmail } from '../account/received-email.ts'
import { codeOf, confirm, secondStepOf, withAuthenticator, withPasskey } from '../account/with-factors.ts'

const world = openWorld()
const resetAtOnce = (by: Person, { id }: Person, headers?: Record<string, string>) =>
  by.client.asked(resetSecondFactors, { path: { id } }, headers)
async function reset(by: Person, whose: Person, headers?: Record<string, string>) {
  await confirm(by.client)
  return resetAtOnce(by, whose, headers)
}
const notAllowed = { status: 403, message: 'You have no permission to update this user' }

describe('somebody who has lost the phone and the recovery codes', () => {
  it('signs in by password again after an administrator removed the second step, and is told', async () => {
    const owner = await world.founder('en')
    const [admin, anna] = [await world.colleague(owner, 2), await world.colleague(owner, 1, 'en')]
    const { secret } = await withAuthenticator(anna.client)
    await withPasskey(world, anna.client)
    const waiting = await secondStepOf(world, anna.email)

    expect(await refused(resetAtOnce(admin, anna))).toMatchObject({ status: 428 })
    const headers = { 'idempotency-key': 'reset-only-once' }
    await reset(admin, anna, headers)
    await reset(admin, anna, headers)
    expect(await refused(anna.client.asked(people.showMe))).toMatchObject({ status: 401 })
    expect(await refused(anna.client.asked(account.refreshToken))).toMatchObject({ status: 401 })
    const body = { challenge: waiting.step.challenge, code: codeOf(secret, 1) }
    expect(await refused(waiting.client.asked(completeLogIn, { body }))).toMatchObject({ status: 404 })
    await anna.client.asked(account.logIn, { body: { email: anna.email, password } })
    const { data } = await anna.client.asked(showSecondFactors)
    expect(data).toMatchObject({ authenticator: null, passkeys: [], recovery_codes_left: 0 })
    const { text } = await receivedEmail(world, anna.email, /Two-step sign-in removed/)
    expect(text).toContain('If you did not ask for it, set a new password')

    expect(await refused(reset(admin, anna))).toMatchObject({
      status: 409,
      message: 'This employee has not set up two-step sign-in.',
    })
  })

  it('is helped by a superadmin if they are an administrator, and by nobody if it is themselves', async () => {
    const owner = await world.founder('en')
    const [admin, colleague, employee] = [
      await world.colleague(owner, 2, 'en'),
      await world.colleague(owner, 2, 'en'),
      await world.colleague(owner, 1, 'en'),
    ]
    for (const { client } of [owner, colleague]) await withAuthenticator(client)
    for (const [by, whose] of [
      [admin, colleague],
      [admin, owner],
      [colleague, colleague],
      [owner, owner],
    ] as const)
      expect(await refused(reset(by, whose))).toMatchObject(notAllowed)
    expect(await refused(reset(employee, colleague))).toMatchObject({ status: 403 })
    await reset(owner, colleague)
    await secondStepOf(world, owner.email)
  })

  it('is not weakened by one company where the account opens another too', async () => {
    const [one, other] = [await world.founder('en'), await world.founder('en')]
    const anna = await world.colleague(one, 1, 'en')
    const { secret } = await withAuthenticator(anna.client)
    await other.client.asked(people.invitePeople, { body: { invites: [{ email: anna.email }] } })
    const token = await world.invitationTo(anna.email)
    await anna.client.asked(joinCompany, { body: { token, first_name: 'Anna', last_name: 'Kis' } })

    for (const by of [one, other])
      expect(await refused(reset(by, anna))).toMatchObject({
        status: 409,
        message: expect.stringContaining('also opens another company'),
      })
    const { client, step } = await secondStepOf(world, anna.email)
    await client.asked(completeLogIn, { body: { challenge: step.challenge, code: codeOf(secret, 1) } })

    await other.client.asked(people.deactivatePerson, { path: { id: anna.id } })
    expect(await refused(reset(other, anna))).toMatchObject(notAllowed)
    await reset(one, anna)
    await anna.client.asked(account.logIn, { body: { email: anna.email, password } })
  })
})

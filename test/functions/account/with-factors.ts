import { TOTP } from 'otpauth'
import { account } from '#shared/account/contract.ts'
import { addAuthenticator } from '#shared/account/contract/second-factor/add-authenticator.ts'
import { addPasskey } from '#shared/account/contract/second-factor/add-passkey.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { setUpAuthenticator } from '#shared/account/contract/second-factor/set-up-authenticator.ts'
import { setUpPasskey } from '#shared/account/contract/second-factor/set-up-passkey.ts'
import type { SecondStep } from '#shared/account/contract/second-factor/second-step.ts'
import type { Client } from '#test/support/client.ts'
import { newPasskey } from '#test/support/passkey.ts'
import { password, type World } from '#test/support/world.ts'

/** The code of an authenticator app, now or so many steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Confirms the identity by the password, which whoever has a second factor has to have done before. */
export async function confirm(client: Client) {
  const { confirmed_until } = (await client.asked(showSecondFactors)).data
  if (confirmed_until === null) await client.asked(confirmIdentity, { body: { password } })
}

/** The page as a browser names it; passkeys need a name instead of an IP address. */
export const pageOf = ({ cloud }: World) => cloud.origin.replace('127.0.0.1', 'localhost')
export const fromPage = (world: World) => ({ origin: pageOf(world) })

/** Adds an authenticator app; the code of now is used up by it. */
export async function withAuthenticator(client: Client) {
  await confirm(client)
  const { data: setup } = await client.asked(setUpAuthenticator)
  const body = { challenge: setup.challenge, code: codeOf(setup.secret) }
  const { data } = await client.asked(addAuthenticator, { body })
  return { secret: setup.secret, recoveryCodes: data.recovery_codes }
}

/** Adds a passkey. */
export async function withPasskey(world: World, client: Client, name = 'Laptop') {
  await confirm(client)
  const { data: setup } = await client.asked(setUpPasskey, {}, fromPage(world))
  const passkey = newPasskey(pageOf(world))
  const body = { challenge: setup.challenge, name, passkey: passkey.attest(setup.passkey) }
  const { data } = await client.asked(addPasskey, { body }, fromPage(world))
  return { passkey, recoveryCodes: data.recovery_codes }
}

/** Signs in by password as far as the second step. */
export async function secondStepOf(world: World, email: string, given = password) {
  const client = world.visitor()
  const reply = await client.asked(account.logIn, { body: { email, password: given } }, fromPage(world))
  if (!reply.second_step) throw new Error(`${email} has no second step`)
  return { client, step: reply.second_step satisfies SecondStep, reply }
}

import { account } from '#shared/account/contract.ts'
import { completeLogIn } from '#shared/account/contract/second-factor/complete-log-in.ts'
import { emailOf, password, type Name } from '#infra/demo/cast.ts'
import { linked, logInBy } from '#test/functions/account/with-identity.ts'
import { codeOf, secondStepOf, withAuthenticator } from '#test/functions/account/with-factors.ts'
import type { World } from '#test/support/world.ts'

/** Somebody of the demo company, signed in by their password. */
export async function signedIn(world: World, name: Name) {
  const client = world.visitor('hu')
  await client.asked(account.logIn, { body: { email: emailOf(name), password } })
  return client
}

/** Signs somebody in by two steps, of which the second reads what no other call does. */
export async function signInByTwoSteps(world: World) {
  const email = emailOf('gergo')
  const { secret } = await withAuthenticator(await signedIn(world, 'gergo'))
  const { client, step } = await secondStepOf(world, email)
  await client.asked(completeLogIn, { body: { challenge: step.challenge, code: codeOf(secret, 1) } })
}

/** Registers by one provider and signs in by it again, and links an account of the other one to an account. */
export async function signInByProviders(world: World) {
  const who = { email: 'szolgaltatoval@example.hu' }
  for (const _ of ['registers', 'signs in']) await logInBy(world.visitor('hu'), who)
  const { client } = await world.founder()
  await linked(client, { email: 'osszekapcsolva@example.hu' }, 'microsoft')
}

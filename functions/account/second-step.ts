import type { SecondStep } from '#shared/account/contract/second-factor/second-step.ts'
import type { Provider } from '#shared/account/identity.ts'
import type { Challenge, SecondFactors } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { openChallenge, randomToken } from './challenge-store.ts'
import { relyingParty } from './relying-party.ts'
import { secondFactors } from './second-factor-store.ts'

interface SecondStepOptions {
  remember: boolean
  /** The version of the password that was accepted. */
  password_version: number
  origin: string | undefined
  /** The provider whose word was accepted instead of a password. */
  provider?: Provider
}

/** The write that opens the second step of a sign-in, and what the page is told of it. */
export function openSecondStep(
  { account, authenticator, passkeys, recovery_codes }: SecondFactors,
  { remember, password_version, origin, provider }: SecondStepOptions,
  now: { seconds: number },
) {
  const opened = {
    purpose: 'second_step',
    account,
    value: randomToken(),
    remember,
    password_version,
    ...(provider && { provider }),
  } as const
  const { token, write } = openChallenge(opened, now)
  const usable: Record<SecondStep['factors'][number], boolean> = {
    passkey: passkeys.some(({ rp_id }) => rp_id === relyingParty(origin).id),
    authenticator: authenticator !== null,
    recovery_code: recovery_codes.length > 0,
  }
  const factors = (Object.keys(usable) as SecondStep['factors']).filter(factor => usable[factor])
  return { write, second_step: { challenge: token, factors } satisfies SecondStep }
}

/**
 * The second step that a challenge opens: whose it is, and by what factors it is taken; another password has ended it.
 * @throws Problem `notFound` where it is over
 */
export async function secondStepOf(challenge: Stored<Challenge>) {
  const account = challenge.account ?? ''
  const [owner, factors] = await getBatch(lookup(accounts, { id: account }), lookup(secondFactors, { account }))
  if (!owner || !factors || challenge.password_version !== owner.password_version)
    throw problem('notFound', 'refusals:challengeOver')
  return { challenge, owner, factors }
}

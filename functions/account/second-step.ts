import type { SecondStep } from '#shared/account/contract/second-step.ts'
import type { SecondFactors } from '#shared/account/second-factor.ts'
import { openChallenge, randomToken } from './challenge-store.ts'
import { relyingParty } from './relying-party.ts'

/** The write that opens the second step of a sign-in, and what the page is told of it. */
export function openSecondStep(
  { account, authenticator, passkeys, recovery_codes }: SecondFactors,
  { remember, origin }: { remember: boolean; origin: string | undefined },
  now: { seconds: number },
) {
  const { token, write } = openChallenge({ purpose: 'second_step', account, value: randomToken(), remember }, now)
  const usable: Record<SecondStep['factors'][number], boolean> = {
    passkey: passkeys.some(({ rp_id }) => rp_id === relyingParty(origin).id),
    authenticator: authenticator !== null,
    recovery_code: recovery_codes.length > 0,
  }
  const factors = (Object.keys(usable) as SecondStep['factors']).filter(factor => usable[factor])
  return { write, second_step: { challenge: token, factors } satisfies SecondStep }
}

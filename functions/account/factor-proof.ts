import {
  afterCode,
  afterPasskey,
  normalisedCode,
  type Passkey,
  type SecondFactors,
} from '#shared/account/second-factor.ts'
import type { PasskeyAssertion } from '#shared/account/contract/second-factor/webauthn.ts'
import { refuse } from '#shared/contract/problem.ts'
import { unseal } from '#functions/platform/seal.ts'
import { stepOfCode } from './authenticator.ts'
import type { ExpectedSignature } from './passkey-signature.ts'
import { hashOfUsed } from './recovery-code.ts'

/** A proof that was accepted. */
export interface AcceptedProof<F> {
  /** The factors as they are to be stored, so that the proof is not accepted again. */
  factors: F
  by: 'authenticator' | 'recovery_code' | 'passkey'
}

/**
 * Verifies a code of the authenticator app or a recovery code.
 * @throws Problem `invalid` at the code
 */
export async function proveByCode<F extends SecondFactors>(
  factors: F,
  typed: string,
  now: { seconds: number },
): Promise<AcceptedProof<F>> {
  const code = normalisedCode(typed)
  const { authenticator } = factors
  if (/^\d{6}$/.test(code) && authenticator) {
    const secret = await unseal(authenticator.secret, factors.account)
    const step = stepOfCode(code, { secret, usedStep: authenticator.last_step }, now)
    if (step !== undefined) return { factors: afterCode(factors, step), by: 'authenticator' }
  }
  const used = code.length === 10 ? await hashOfUsed(code, factors.recovery_codes) : undefined
  if (!used) throw refuse('code', 'refusals:wrongCode')
  const left = factors.recovery_codes.filter(hash => hash !== used)
  return { factors: { ...factors, recovery_codes: left }, by: 'recovery_code' }
}

/**
 * Verifies the signature of one of the account's passkeys.
 * @throws Problem `invalid` at the passkey
 */
export async function proveByPasskey<F extends SecondFactors>(
  factors: F,
  assertion: PasskeyAssertion,
  expected: ExpectedSignature,
  now: { seconds: number },
): Promise<AcceptedProof<F>> {
  const passkey = factors.passkeys.find(({ credential_id }) => credential_id === assertion.id)
  // WebAuthn weighs as much as the rest of a handler, so that only who has a passkey waits for it.
  const { verifySignature } = await import('./passkey-signature.ts')
  const counter = passkey && (await verifySignature(assertion, passkey, expected))
  if (!passkey || counter === undefined) throw refuse('passkey', 'refusals:wrongPasskey')
  const use: Partial<Passkey> = { counter, last_used_at: now.seconds }
  return { factors: afterPasskey(factors, passkey.id, use), by: 'passkey' }
}

/** The code that was given. @throws Problem `invalid` at the code */
export function givenCode({ code }: { code?: string | undefined }): string {
  if (!code) throw refuse('code', 'problems:required')
  return code
}

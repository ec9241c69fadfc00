import { changedFactors, type SecondFactors } from '#shared/account/second-factor.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { replace, type Write } from '#functions/platform/table.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { secondFactors } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'

interface AddedFactor {
  writes: Write[]
  /** To be shown once; none where there are unused ones. */
  recovery_codes: string[]
}

/** The writes that add a factor and alert its owner, with recovery codes where there are none. */
export async function withFactor(
  before: Stored<SecondFactors>,
  added: Partial<Pick<SecondFactors, 'authenticator' | 'passkeys'>>,
  now: { seconds: number },
): Promise<AddedFactor> {
  const fresh = before.recovery_codes.length ? undefined : await newRecoveryCodes()
  const after = changedFactors(before, { ...added, ...(fresh && { recovery_codes: fresh.hashes }) })
  const what = added.passkeys ? 'passkey_added' : 'authenticator_added'
  return {
    writes: [replace(secondFactors, after), raiseSecurityAlert(before.account, what, now)],
    recovery_codes: fresh?.codes ?? [],
  }
}

import type { SecurityAlert } from '#shared/account/model.ts'
import { changedFactors, type SecondFactors } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { get, replace, type Write } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { secondFactors } from './second-factor-store.ts'
import { withoutSessions } from './session-store.ts'

interface AddedFactor {
  what: SecurityAlert['what']
  writes: Write[]
  /** To be shown once; none where there are unused ones. */
  recovery_codes: string[]
}

/**
 * The writes that add a factor, with recovery codes where there are none. The first one ends every session but that in which it is
 * added, since the others were opened without it.
 */
export async function withFactor(
  before: Stored<SecondFactors>,
  added: Partial<Pick<SecondFactors, 'authenticator' | 'passkeys'>>,
  session: string,
): Promise<AddedFactor> {
  const fresh = before.recovery_codes.length ? undefined : await newRecoveryCodes()
  const after = changedFactors(before, { ...added, ...(fresh && { recovery_codes: fresh.hashes }) })
  return {
    what: added.passkeys ? 'passkey_added' : 'authenticator_added',
    writes: [
      replace(secondFactors, after),
      ...(before.is_on ? [] : await withoutOtherSessions(before.account, session)),
    ],
    recovery_codes: fresh?.codes ?? [],
  }
}

/** The account is replaced too, so that a sign-in by password alone at the same moment conflicts and is decided again. */
async function withoutOtherSessions(account: string, kept: string): Promise<Write[]> {
  const owner = await get(accounts, { id: account })
  if (!owner) throw problem('unauthenticated')
  return [replace(accounts, owner), ...(await withoutSessions(account, kept))]
}

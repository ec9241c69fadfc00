import type { Account, SecurityAlert } from '#shared/account/model.ts'
import { changedFactors, type SecondFactors } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { get, replace, type Write } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { newRecoveryCodes } from './recovery-code.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { withoutSessions } from './session-store.ts'

/** What adding a factor begins with. */
export interface FactorsAndOwner {
  factors: Stored<SecondFactors>
  owner: Stored<Account>
}

/** @throws Problem `unauthenticated` where the account is gone */
export async function factorsAndOwner(account: string): Promise<FactorsAndOwner> {
  const [factors, owner] = await Promise.all([secondFactorsOf(account), get(accounts, { id: account })])
  if (!owner) throw problem('unauthenticated')
  return { factors, owner }
}

interface AddedFactor {
  what: SecurityAlert['what']
  writes: Promise<Write[]>
  /** To be shown once; none where there are unused ones. */
  recovery_codes: string[]
}

/**
 * The writes that add a factor, with recovery codes where there are none. The first one ends every session but that in which it is
 * added, since the others were opened without it.
 */
export async function withFactor(
  { factors: before, owner }: FactorsAndOwner,
  added: Partial<Pick<SecondFactors, 'authenticator' | 'passkeys'>>,
  session: string,
): Promise<AddedFactor> {
  const fresh = before.recovery_codes.length ? undefined : await newRecoveryCodes()
  const after = changedFactors(before, { ...added, ...(fresh && { recovery_codes: fresh.hashes }) })
  return {
    what: added.passkeys ? 'passkey_added' : 'authenticator_added',
    writes: before.is_on
      ? Promise.resolve([replace(secondFactors, after)])
      : withoutOtherSessions(owner, session).then(ending => [replace(secondFactors, after), ...ending]),
    recovery_codes: fresh?.codes ?? [],
  }
}

/**
 * The account, read before the sessions, is replaced too, so that a sign-in by password alone at the same moment conflicts and is
 * decided again.
 */
const withoutOtherSessions = async (owner: Stored<Account>, kept: string): Promise<Write[]> => [
  replace(accounts, owner),
  ...(await withoutSessions(owner.id, kept)),
]

import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, remove, replace } from '#functions/platform/table.ts'
import { accountByEmail, accounts } from './account-store.ts'
import { secondFactors, secondFactorsOf } from './second-factor-store.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { withoutSessions } from './session-store.ts'

/**
 * Removes the second factors of somebody whom nobody in a company can help, such as a lone superadmin who has lost phone and recovery
 * codes: ends every session, alerts the owner, and keeps the password.
 * @throws Error where no account has the address, or it has no second step
 */
export async function removeLostFactors(email: string, now: { seconds: number }): Promise<{ account: string }> {
  return retryOnConflict(async () => {
    const account = await accountByEmail(email)
    if (!account) throw new Error('No account has this address.')
    const factors = await secondFactorsOf(account.id)
    if (!factors.is_on) throw new Error('This account has no second step.')
    await commit(
      replace(accounts, account),
      remove(secondFactors, factors),
      ...(await withoutSessions(account.id)),
      raiseSecurityAlert(account.id, 'second_factors_removed_by_operator', now),
    )
    log.security({ event: 'second_factors_removed_by_operator', outcome: 'success', account: account.id })
    return { account: account.id }
  })
}

import { randomBytes } from 'node:crypto'
import { isProven } from '#shared/account/identity.ts'
import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import type { Operator } from '#shared/account/operator.ts'
import { newAccount } from '#shared/account/rules.ts'
import { permissions } from '#shared/contract/permission.ts'
import { accountByEmail, accounts, holderOf, logins } from '#functions/account/account-store.ts'
import { resets } from '#functions/account/reset-store.ts'
import { newSecretId, type Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, insert, put, replace, type Write } from '#functions/platform/table.ts'
import { aboutAccount, auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { operators } from '#functions/account/operator-store.ts'

/** How long a link is good that lets a new operator set a password, in seconds: a week. */
export const operatorLinkLasts = 7 * 24 * 3600

/** The writes that make an account of somebody who has none, and the nonce of the link by which they set a password. */
export function newOperatorAccount(
  { email, first_name = '', last_name = '' }: { email: string; first_name?: string; last_name?: string },
  { seconds }: Pick<Now, 'seconds'>,
) {
  const account = {
    ...newAccount({ id: newSecretId(), email, language: 'hu', created_at: seconds }),
    first_name,
    last_name,
  }
  const { nonce, write } = operatorLink(account.id, { seconds })
  return { account, nonce, writes: [insert(accounts, account), insert(logins, { email, account: account.id }), write] }
}

/** A link by which an operator sets a password, and proves the address; it replaces an older one. */
export function operatorLink(account: string, { seconds }: Pick<Now, 'seconds'>): { nonce: string; write: Write } {
  const nonce = randomBytes(16).toString('base64url')
  return { nonce, write: put(resets, { account, nonce, expires_at: seconds + operatorLinkLasts }) }
}

/**
 * Makes the owner of an address an operator who may do everything, as the first one has to be. Whoever has no account gets one, with a
 * link to set the password.
 * @throws Error where the address was given up by an account that can still take it back
 */
export function makeOperator(
  email: string,
  now: Pick<Now, 'seconds'>,
): Promise<{ account: string; nonce: string | undefined }> {
  return retryOnConflict(async () => {
    const found = await accountByEmail(email)
    if (!found && (await holderOf(email))) throw new Error('This address belongs to another account.')
    const made = found ? undefined : newOperatorAccount({ email }, now)
    const link = found && !isProven(found) ? operatorLink(found.id, now) : undefined
    const account = found?.id ?? made!.account.id
    const before = await get(operators, { account })
    const nonce = made?.nonce ?? link?.nonce
    const after: Operator = {
      ...(before ?? { account, template: null, created_at: now.seconds, created_by: null }),
      additions: [...permissions],
      removals: [],
      is_active: true,
      invited_until: nonce ? now.seconds + operatorLinkLasts : null,
    }
    await commit(
      ...(made?.writes ?? []),
      ...(link ? [link.write] : []),
      before ? replace(operators, { ...before, ...after }) : insert(operators, after),
      ...auditedByOperator(
        { actor: null, now },
        {
          area: 'admin-users',
          act: before ? 'changed' : 'added',
          subject: aboutAccount(account),
          changes: operatorChanges(before ?? {}, after, ['additions', 'removals', 'is_active']),
        },
      ),
    )
    log.security({ event: 'operator_made', outcome: 'success', account })
    return { account, nonce }
  })
}

import { problem } from '#shared/contract/problem.ts'
import { companyAccess } from '#functions/platform/authorise.ts'
import { companyMembershipsOf } from './company-membership-store.ts'

/**
 * The company that somebody enters: the selected one while it is open to them, else the open one that they selected last; null
 * for somebody who belongs to none. @throws Problem `forbidden` for somebody whom all of theirs have deactivated
 */
export async function companyToEnter(account: string, selected: string | null = null): Promise<string | null> {
  const ids = (await companyMembershipsOf(account)).map(({ company }) => company)
  const { open, deactivated } = await companyAccess(account, ids)
  if (!open.length && deactivated.length)
    throw problem('forbidden', 'refusals:deactivatedAt', { company: deactivated.join(', ') })
  return selected !== null && open.includes(selected) ? selected : (open[0] ?? null)
}

import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { isErasureDue, restoredCompany } from '#shared/company/deletion.ts'
import type { Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { absent, commit, get, replace } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import { audited } from './audit-store.ts'
import { companies } from './company-store.ts'
import { erasures } from './erasure-store.ts'

/**
 * What restores a deleted company as it was; the stream tells its administrators. Once its erasure has begun, nothing brings it back.
 * @throws Problem where there is none, it is not deleted, or it is erased
 */
export async function restoration(id: string, now: Pick<Now, 'today' | 'seconds'>) {
  const [company, erasure] = await Promise.all([get(companies, { id }), get(erasures, { company: id })])
  if (erasure || (company && isErasureDue(company, now.today))) throw problem('conflict', 'refusals:companyErased')
  if (!company) throw problem('notFound', 'refusals:noSuchCompany')
  if (!company.deleted) throw problem('conflict', 'refusals:companyNotDeleted')
  return {
    company,
    writes: [
      replace(companies, restoredCompany(company)),
      absent(erasures, { company: id }),
      ...audited({ actor: { company: id, user: null }, now }, 'company_restored', aboutCompany(company)),
    ],
  }
}

/** Restores it at once, as an operator's command does. @throws Problem */
export async function restoreCompany(id: string, now: Pick<Now, 'today' | 'seconds'>): Promise<void> {
  await retryOnConflict(async () => commit(...(await restoration(id, now)).writes))
  log.security({ event: 'company_restored_by_operator', outcome: 'success', company: id })
}

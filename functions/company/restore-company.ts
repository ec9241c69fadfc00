import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { isErasureDue, restoredCompany } from '#shared/company/deletion.ts'
import type { Now } from '#functions/platform/clock.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { absent, commit, get, replace } from '#functions/platform/table.ts'
import { audited } from './audit-store.ts'
import { companies } from './company-store.ts'
import { erasures } from './erasure-store.ts'

/**
 * Restores a deleted company as it was; the stream tells its administrators. Once its erasure has begun, nothing brings it back.
 * @throws Error where there is none, it is not deleted, or it is erased
 */
export async function restoreCompany(id: string, now: Pick<Now, 'today' | 'seconds'>): Promise<void> {
  await retryOnConflict(async () => {
    const [company, erasure] = await Promise.all([get(companies, { id }), get(erasures, { company: id })])
    if (erasure || (company && isErasureDue(company, now.today))) throw new Error('This company has been erased.')
    if (!company) throw new Error('No company has this id.')
    if (!company.deleted) throw new Error('This company is not deleted.')
    await commit(
      replace(companies, restoredCompany(company)),
      absent(erasures, { company: id }),
      ...audited({ actor: { company: id, user: null }, now }, 'company_restored', aboutCompany(company)),
    )
  })
  log.security({ event: 'company_restored_by_operator', outcome: 'success', company: id })
}

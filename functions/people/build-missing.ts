import { missingIn } from '#shared/people/missing-facts.ts'
import { companyPartition } from '#functions/platform/keys.ts'
import { log } from '#functions/platform/log.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, list, type OnUnreadable } from '#functions/platform/table.ts'
import { memberPrefix, members, storeMember } from '#functions/company/member-store.ts'
import { termsOf } from './terms-store.ts'

/** Says of the people who were written before it was kept what is not known of their employment; a dry run only counts them. */
export async function buildMissing(company: string, { dryRun = false }: { dryRun?: boolean } = {}): Promise<number> {
  const onUnreadable: OnUnreadable = (key, error) => log.error('A member cannot be read', error, { ...key })
  const everybody = await list(members, { pk: companyPartition(company), prefix: memberPrefix, onUnreadable })
  const unsaid = everybody.filter(({ status, missing }) => status !== 'deleted' && missing === undefined)
  if (dryRun) return unsaid.length
  for (const { id } of unsaid)
    await retryOnConflict(async () => {
      const member = await get(members, { company, id })
      if (!member || member.missing !== undefined) return
      // Whoever changes the terms meanwhile changes the member too.
      const known = await termsOf({ company, member: id })
      await commit(...storeMember({ ...member, missing: missingIn(known) }))
    })
  return unsaid.length
}

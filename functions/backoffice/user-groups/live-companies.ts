import { companies } from '#functions/company/company-store.ts'
import { getAll } from '#functions/platform/table.ts'

/** Which of some companies are there, and not deleted. */
export async function liveCompanies(
  ids: readonly string[],
  options?: { mayLag: boolean },
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(ids)].map(id => ({ id }))
  const found = await getAll(companies, asked, options)
  return new Set(found.filter(({ is_deleted }) => !is_deleted).map(({ id }) => id))
}

import { problem } from '#shared/contract/problem.ts'
import { companies } from '#functions/company/company-store.ts'
import { get } from '#functions/platform/table.ts'

/** A company, deleted or not. @throws Problem `notFound` */
export async function knownCompany(id: string) {
  const company = await get(companies, { id })
  if (!company) throw problem('notFound')
  return company
}

import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'

/** Whom a company tells of something, at the moment of telling; undefined where it is deleted, or they are not active in it. */
export async function recipientIn(id: string, member: string) {
  const [company, recipient] = await getBatch(lookup(companies, { id }), lookup(members, { company: id, id: member }))
  return company && !company.is_deleted && recipient?.status === 'active' ? { company, recipient } : undefined
}

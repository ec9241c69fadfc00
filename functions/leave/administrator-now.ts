import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { problem } from '#shared/contract/problem.ts'
import { assertAdministrator } from '#shared/people/membership.ts'
import type { Reader } from '#shared/people/rules.ts'

export interface Actor extends Reader {
  company: string
}

/**
 * The membership, as of this moment, of whoever began a task.
 * @throws Problem `conflict` where the company was deleted meanwhile, which closes it to its tasks as to everybody
 */
export async function memberNow(company: string, user: string): Promise<Member | undefined> {
  const [found, member] = await getBatch(lookup(companies, { id: company }), lookup(members, { company, id: user }))
  if (!found || found.is_deleted) throw problem('conflict', 'refusals:companyDeletedMeanwhile')
  return member
}

/** An administrator with the rights of this moment. @throws Problem `forbidden` for somebody who is none any more, `conflict` as `memberNow` */
export async function administratorNow(company: string, user: string): Promise<Actor> {
  const by = await memberNow(company, user)
  assertAdministrator(by)
  return { company, user, role: by.role }
}

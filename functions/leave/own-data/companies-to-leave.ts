import type { Company, Member } from '#shared/company/model.ts'
import { isSuperadmin } from '#shared/contract/role.ts'
import type { ErasureObstacle } from '#shared/leave/contract/show-account-erasure.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { companies } from '#functions/company/company-store.ts'
import { adminsOf, members } from '#functions/company/member-store.ts'
import type { Person } from '#functions/people/person-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { unstored, type Stored } from '#functions/platform/kind.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'

export interface CompanyToLeave {
  company: Stored<Company>
  person: Person
  obstacle: ErasureObstacle | null
}

/** The companies that an account belongs to, and what keeps it from leaving them; nothing does where the company is deleted. */
export async function companiesToLeave(
  account: string,
  memberships: readonly { company: string }[],
): Promise<CompanyToLeave[]> {
  const found = await Promise.all(memberships.map(({ company }) => companyToLeave(company, account)))
  return found.filter(one => one !== undefined)
}

/** Who else is a superadmin is told by an index that may lag; the change itself is conditional on the one who stays. */
async function companyToLeave(id: string, account: string): Promise<CompanyToLeave | undefined> {
  const whose = { company: id, member: account }
  const [[company, member, known], admins] = await Promise.all([
    getBatch(lookup(companies, { id }), lookup(members, { company: id, id: account }), lookup(terms, whose)),
    adminsOf(id),
  ])
  if (!company || !member || member.status === 'deleted') return undefined
  const person = { member, terms: known ?? unstored(newEmploymentTerms(whose)) }
  return { company, person, obstacle: obstacleOf(company, member, admins) }
}

function obstacleOf(company: Company, member: Member, admins: readonly Member[]): ErasureObstacle | null {
  if (company.is_deleted || !isSuperadmin(member) || member.status !== 'active') return null
  if (company.owner === member.id) return 'owner'
  return admins.some(one => one.id !== member.id && isSuperadmin(one)) ? null : 'last_superadmin'
}

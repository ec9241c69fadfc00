import { withInvitedEmployment, type InvitedEmployment } from '#shared/people/employments-form.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import type { Member } from '#shared/company/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import type { Now } from '#functions/platform/clock.ts'
import { replace, type Write } from '#functions/platform/table.ts'
import { withMember } from './person-store.ts'
import { recordFacts } from './record-facts.ts'
import { terms, termsOf } from './terms-store.ts'

/** The writes that keep what an invitation says of the employment. @throws Problem `invalid` */
export async function invitedEmploymentWrites(
  invitation: InvitedEmployment,
  member: Stored<Member>,
  by: { user: string; now: Pick<Now, 'seconds'> },
): Promise<{ terms: EmploymentTerms; writes: Write[] }> {
  const known = await termsOf({ company: member.company, member: member.id })
  const wanted = withInvitedEmployment(known, invitation, member)
  const { after, writes } = await recordFacts(by, { member, terms: known }, { member, terms: wanted }, by.now)
  return { terms: after.terms, writes: [replace(terms, withMember(after)), ...writes] }
}

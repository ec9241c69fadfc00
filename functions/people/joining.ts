import type { Account } from '#shared/account/model.ts'
import { occasionsOf } from '#shared/people/occasions.ts'
import { companyMemberships } from '#functions/account/company-membership-store.ts'
import { countSeat } from '#functions/company/company-store.ts'
import { storeMember } from '#functions/company/member-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { check, clear, put, replace, type Write } from '#functions/platform/table.ts'
import { invitations, openInvitations } from './invitation-store.ts'
import { changeOccasions } from './occasion-store.ts'
import type { ReceivedInvitation } from './received-invitation.ts'
import { terms } from './terms-store.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/** The writes by which somebody invited becomes an active member, under the name that they give, and the invitation ends. */
export function joining(
  { invitation, member, employment }: Pick<ReceivedInvitation, 'invitation' | 'member' | 'employment'>,
  owner: Account,
  { first_name, last_name }: { first_name: string; last_name: string },
  now: Pick<Now, 'seconds'>,
): Write[] {
  const { email, language, avatar } = owner
  const joined = { ...member, email, first_name, last_name, language, avatar, status: 'active' as const }
  return [
    ...storeMember(joined),
    check(terms, employment),
    ...changeOccasions([], occasionsOf(joined, employment)),
    put(companyMemberships, { account: owner.id, company: invitation.company, selected_at: now.seconds }),
    countSeat(joined, 1),
    replace(invitations, { ...invitation, state: 'accepted' }),
    clear(openInvitations, invitation),
    ...audited({ actor: { company: invitation.company, user: owner.id }, now }, 'person_joined', aboutPerson(joined)),
  ]
}

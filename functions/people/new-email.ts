import type { Account } from '#shared/account/model.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import type { Member } from '#shared/company/model.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { emailConfirmations } from '#functions/account/confirmation-store.ts'
import { resets } from '#functions/account/reset-store.ts'
import { audited } from '#functions/company/audit-store.ts'
import { storeMember } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { clear, type Write } from '#functions/platform/table.ts'

/** The writes by which a person has another address in each of their companies, on their own behalf. */
export const membersWithEmail = (
  members: readonly Stored<Member>[],
  email: string,
  now: { seconds: number },
): Write[] =>
  members
    .filter(({ status }) => status !== 'deleted')
    .flatMap(member => {
      const after = { ...member, email }
      const changer = { actor: { company: member.company, user: member.id }, now }
      const changes = memberChanges(member, after)
      return [...storeMember(after), ...audited(changer, 'person_changed', aboutPerson(after), { changes })]
    })

/** The writes that end the links which were sent to an address that the account does not have any more. */
export const withoutLinks = ({ id: account }: Pick<Account, 'id'>): { reset: Write; confirmation: Write } => ({
  reset: clear(resets, { account }),
  confirmation: clear(emailConfirmations, { account }),
})

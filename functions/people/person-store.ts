import type { Member } from '#shared/company/model.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { missingIn } from '#shared/people/missing-facts.ts'
import { occasionsOf } from '#shared/people/occasions.ts'
import { memberOf, storeMember } from '#functions/company/member-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { replace, type Write } from '#functions/platform/table.ts'
import { changeOccasions } from './occasion-store.ts'
import { idOf } from './path-id.ts'
import { terms, termsOf } from './terms-store.ts'

/** A member with the terms of their employment. */
export interface Person {
  member: Stored<Member>
  terms: Stored<EmploymentTerms>
}

/** Loads a person of the actor's company. @throws Problem `notFound` */
export async function loadPerson(actor: { company: string; user: string }, id: string): Promise<Person> {
  const { company } = actor
  const member = idOf(actor, id)
  const [found, employment] = await Promise.all([memberOf(company, member), termsOf({ company, member })])
  return { member: found, terms: employment }
}

/** The writes that change a person. The terms are always replaced, so that concurrent leave decisions conflict. */
export const changePerson = (before: Person, after: Person): Write[] => [
  ...storeMember({ ...after.member, missing: missingIn(after.terms) }),
  replace(terms, withMember(after)),
  ...changeOccasions(occasionsOf(before.member, before.terms), occasionsOf(after.member, after.terms)),
]

/** The terms as they are stored: with what is repeated of the member. */
export const withMember = ({ member, terms: known }: Person): Stored<EmploymentTerms> => ({
  ...known,
  member_since: member.status === 'deleted' ? undefined : member.created_at,
})

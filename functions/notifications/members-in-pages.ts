import { membersAfter } from '#functions/company/member-store.ts'
import type { Member } from '#shared/company/model.ts'
import { lastOf, peopleTogether, type Page } from './in-pages.ts'

/** The next members of a company, former employees included. */
export async function nextMembers(company: string, after: string | undefined): Promise<Page<Member>> {
  const people = await membersAfter(company, after, peopleTogether)
  return { people, last: lastOf(people.map(({ id }) => id)) }
}

import { members, membersAfter } from '#functions/company/member-store.ts'
import { getAll } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { idsInPages, lastOf, peopleTogether, type Page } from './in-pages.ts'

/** The next members of a company, former employees included. */
export async function nextMembers(company: string, after: string | undefined): Promise<Page<Member>> {
  const people = await membersAfter(company, after, peopleTogether)
  return { people, last: lastOf(people.map(({ id }) => id)) }
}

/** Reads some members page by page, in the order of their ids. */
export function someInPages(company: string, ids: readonly string[]) {
  const nextIds = idsInPages(ids)
  return async (after: string | undefined): Promise<Page<Member>> => {
    const { people: next, last } = nextIds(after)
    const people = await getAll(
      members,
      next.map(id => ({ company, id })),
    )
    return { people, last }
  }
}

import type { Account } from '#shared/account/model.ts'
import type { UserGroupMember } from '#shared/backoffice/user-groups/user-group.ts'
import type { Member } from '#shared/company/model.ts'
import { mayBeTold } from '#shared/notifications/messages/group-message.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { members } from '#functions/company/member-store.ts'
import { nextMembers } from '#functions/notifications/members-in-pages.ts'
import { beyond } from '#functions/platform/keys.ts'
import { get, getAll, list } from '#functions/platform/table.ts'
import type { PlaceInGroup } from './group-message-task.ts'
import { liveCompanies } from './live-companies.ts'
import { userGroupMembers, userGroupPartition } from './user-group-store.ts'

/** Somebody of a group, in a company in whose bell they can be told. */
export interface GroupReader {
  member: Member
  account: Account
}

/** Some people of a group, all in one company, and the place after them. */
export interface ReaderPage {
  readers: GroupReader[]
  place: PlaceInGroup
}

/** How many companies and accounts of a group are read at once. */
const together = 50

/** The people of a group after a place, page by page, as they are when they are read; whoever is in several of its companies comes with each. */
export async function* readersOfGroup(group: string, from: PlaceInGroup | undefined): AsyncGenerator<ReaderPage> {
  if (from && from.after !== null) yield* pagesOf(await memberAt(group, from.member), from.after)
  for (let after = from?.member; ;) {
    const found = await list(userGroupMembers, {
      pk: userGroupPartition(group),
      between: beyond('', after),
      atMost: together,
    })
    for (const member of found) yield* pagesOf(member, undefined)
    after = found.at(-1)?.id
    if (found.length < together) return
  }
}

const memberAt = (group: string, id: string) => get(userGroupMembers, { group, id })

async function* pagesOf(entry: UserGroupMember | undefined, from: string | undefined): AsyncGenerator<ReaderPage> {
  if (!entry) return
  if (entry.of === 'account') {
    const member = await memberOf(entry.id)
    yield { readers: member ? await withAccounts([member]) : [], place: { member: entry.id, after: null } }
    return
  }
  if (!(await liveCompanies([entry.id])).has(entry.id)) return
  for (let after = from; ;) {
    const { people, last } = await nextMembers(entry.id, after)
    yield { readers: await withAccounts(people), place: { member: entry.id, after: last ?? null } }
    if (last === undefined) return
    after = last
  }
}

/** Somebody in the company that they have selected last, of those that are there and in which they are active. */
async function memberOf(account: string): Promise<Member | undefined> {
  const memberships = await companyMembershipsOf(account)
  const [live, found] = await Promise.all([
    liveCompanies(memberships.map(({ company }) => company)),
    getAll(
      members,
      memberships.map(({ company }) => ({ company, id: account })),
    ),
  ])
  return memberships
    .filter(({ company }) => live.has(company))
    .flatMap(({ company }) => found.find(one => one.company === company && one.status === 'active') ?? [])[0]
}

/** Those of some people who may be told of something. */
async function withAccounts(people: readonly Member[]): Promise<GroupReader[]> {
  const active = people.filter(({ status }) => status === 'active')
  const owners = await getAll(
    accounts,
    active.map(({ id }) => ({ id })),
  )
  return active.flatMap(member => {
    const account = owners.find(({ id }) => id === member.id)
    return account && mayBeTold(member, account) ? [{ member, account }] : []
  })
}

import type { AudienceSize } from '#shared/backoffice/contract/user-groups/preview-group-message.ts'
import { mayBeTold } from '#shared/notifications/messages/group-message.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { headcountOf } from '#functions/company/company-store.ts'
import { members, membersAfter } from '#functions/company/member-store.ts'
import { getAll, list } from '#functions/platform/table.ts'
import { liveCompanies } from './live-companies.ts'
import { userGroupMembers, userGroupPartition } from './user-group-store.ts'

/** The most companies and accounts of a group that are looked at. */
const most = 250

/** As many companies, people in each, and accounts that are picked are counted one by one. */
const few = { companies: 20, people: 200, picked: 50 }

/**
 * How many people of a group would get a message now: counted one by one in a small group; in a larger one by the numbers of active members,
 * where somebody in two companies counts twice; and of more companies than can be looked at, those that were.
 */
export async function audienceSize(group: string): Promise<AudienceSize> {
  const found = await list(userGroupMembers, { pk: userGroupPartition(group), atMost: most + 1 })
  const entries = found.slice(0, most)
  const idsOf = (kind: 'company' | 'account') => entries.filter(({ of }) => of === kind).map(({ id }) => id)
  const [inGroup, picked] = [idsOf('company'), idsOf('account')]
  const isSmall = inGroup.length <= few.companies && picked.length <= few.picked
  const [live, numbers, people, where] = await Promise.all([
    liveCompanies(inGroup, { mayLag: true }),
    Promise.all(inGroup.map(headcountOf)),
    Promise.all(isSmall ? inGroup.map(id => membersAfter(id, undefined, few.people + 1)) : []),
    Promise.all(isSmall ? picked.map(companyMembershipsOf) : []),
  ])
  const counted = numbers.reduce((sum, active, place) => sum + (live.has(inGroup[place]!) ? active : 0), 0)
  if (!isSmall || people.some(some => some.length > few.people))
    return { people: counted + picked.length, how: found.length > most ? 'over' : 'about' }
  const memberships = where.flat().map(({ account, company }) => ({ id: account, company }))
  const inCompanies = people.flat().filter(({ company }) => live.has(company))
  const [owners, ofPicked, theirs] = await Promise.all([
    getAll(
      accounts,
      [...new Set([...inCompanies.map(({ id }) => id), ...picked])].map(id => ({ id })),
      { mayLag: true },
    ),
    getAll(members, memberships, { mayLag: true }),
    liveCompanies(
      memberships.map(({ company }) => company),
      { mayLag: true },
    ),
  ])
  const told = [...inCompanies, ...ofPicked.filter(({ company }) => theirs.has(company))].filter(member =>
    mayBeTold(
      member,
      owners.find(({ id }) => id === member.id),
    ),
  )
  return { people: new Set(told.map(({ id }) => id)).size, how: 'exactly' }
}

import { belongsBy, type GroupRule } from '#shared/backoffice/user-groups/group-rule.ts'
import type { UserGroup, UserGroupMember } from '#shared/backoffice/user-groups/user-group.ts'
import type { Company, Member } from '#shared/company/model.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { companies, liveCompaniesAfter } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { nextMembers } from '#functions/notifications/members-in-pages.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { beyond } from '#functions/platform/keys.ts'
import { get, getAll, list } from '#functions/platform/table.ts'
import type { PlaceInGroup } from './group-message-task.ts'
import { judgedOn } from './keep-in-groups.ts'
import { liveCompanies } from './live-companies.ts'
import { userGroupMembers, userGroupPartition } from './user-group-store.ts'

/** Some active people of a group, all in one company, and the place after them. */
export interface ReaderPage {
  people: Member[]
  place: PlaceInGroup
}

/** How many companies and accounts of a group are read at once. */
const together = 50

/**
 * The people of a group after a place, page by page, as they are when they are read; whoever is in several of its companies comes with
 * each. Of a rule every company is judged anew, since those who are listed may still be those of the rule before.
 */
export async function* readersOfGroup(
  { id, rule }: Pick<UserGroup, 'id' | 'rule'>,
  from: PlaceInGroup | undefined,
): AsyncGenerator<ReaderPage> {
  if (from && from.after !== null) {
    const begun = rule ? ({ id: from.member, of: 'company' } as const) : await memberAt(id, from.member)
    yield* pagesOf(begun, from.after)
  }
  yield* rule ? fittingAfter(rule, from?.member) : pickedAfter(id, from?.member)
}

const memberAt = (group: string, id: string) => get(userGroupMembers, { group, id })

async function* pickedAfter(group: string, from: string | undefined): AsyncGenerator<ReaderPage> {
  for (let after = from; ;) {
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

/** The people of all companies that fit a rule; a place comes also after companies of which none does, so that a long walk can be left. */
async function* fittingAfter(rule: GroupRule, from: string | undefined): AsyncGenerator<ReaderPage> {
  for (let after = from; ;) {
    const ids = await liveCompaniesAfter(after, together)
    const found = await getAll(
      companies,
      ids.map(id => ({ id })),
    )
    const fits = await Promise.all(found.map(company => fitsNow(rule, company)))
    for (const id of ids)
      if (found.some((company, place) => company.id === id && fits[place])) yield* pagesIn(id, undefined)
    after = ids.at(-1)
    if (after !== undefined) yield { people: [], place: { member: after, after: null } }
    if (ids.length < together) return
  }
}

const fitsNow = async (rule: GroupRule, company: Company) =>
  !company.is_deleted && belongsBy(rule, await judgedOn(nowAt(new Date()).today, company, [rule]))

async function* pagesOf(
  entry: Pick<UserGroupMember, 'id' | 'of'> | undefined,
  from: string | undefined,
): AsyncGenerator<ReaderPage> {
  if (!entry) return
  if (entry.of === 'account') {
    const member = await memberOf(entry.id)
    yield { people: member ? [member] : [], place: { member: entry.id, after: null } }
    return
  }
  if ((await liveCompanies([entry.id])).has(entry.id)) yield* pagesIn(entry.id, from)
}

async function* pagesIn(company: string, from: string | undefined): AsyncGenerator<ReaderPage> {
  for (let after = from; ;) {
    const { people, last } = await nextMembers(company, after)
    const active = people.filter(({ status }) => status === 'active')
    yield { people: active, place: { member: company, after: last ?? null } }
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

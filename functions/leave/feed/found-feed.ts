import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { directoryStateOf } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import { isAdmin, roles } from '#shared/contract/role.ts'
import { absenceRegisters } from '../absence-register/register-store.ts'
import { decidedForToday, nobody } from '../decided-for.ts'
import { calendarFeeds, calendarFeedUses, type FeedKey } from './feed-store.ts'

export type FoundFeed = Awaited<ReturnType<typeof foundFeed>>

/**
 * A feed with its owner as they are at this moment, and the versions of what it shows. An administrator of a company that demands a
 * second factor of them sees what a colleague sees, since nobody gives one to fetch it.
 * @throws Problem `notFound` where it never was or was revoked, and where its owner left, was deactivated or went with the company
 */
export async function foundFeed(key: FeedKey, now: Now) {
  const { company: id, member: user } = key
  const [[feed, use, company, owner, account, register], decided, directory] = await Promise.all([
    getBatch(
      lookup(calendarFeeds, key),
      lookup(calendarFeedUses, key),
      lookup(companies, { id }),
      lookup(members, { company: id, id: user }),
      lookup(accounts, { id: user }),
      lookup(absenceRegisters, { company: id }),
    ),
    decidedForToday({ actor: { company: id, user }, now }),
    directoryStateOf(id),
  ])
  if (!feed || !company || company.is_deleted || owner?.status !== 'active') throw new Problem('notFound')
  if (!account || account.deactivated_at !== null) throw new Problem('notFound')
  const role = company.admins_need_second_factor && isAdmin(owner) ? roles.employee : owner.role
  return {
    feed,
    use,
    company,
    register,
    directory,
    language: account.language,
    decided: isAdmin({ role }) ? nobody : decided,
    reader: { user, role, showsTypes: company.shows_types },
  }
}

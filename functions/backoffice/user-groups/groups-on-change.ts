import * as z from 'zod/mini'
import { isDeepStrictEqual } from 'node:util'
import { wordOfCompany, wordOfPerson } from '#shared/backoffice/user-groups/member-word.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { asEveryCompanyMessage } from '#functions/notifications/every-company-task.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { commit, list, remove, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { groupMessages } from '#functions/notifications/group-message-store.ts'
import { asEmptyGroupMessage } from './empty-group-task.ts'
import { asGroupMessageTask } from './group-message-task.ts'
import { userGroupMembers, userGroups, userGroupsOf } from './user-group-store.ts'

const namedAccount = viewOf(
  accounts,
  z.object({ id: z.string(), first_name: z.string(), last_name: z.string(), email: z.string() }),
)
const namedCompany = viewOf(companies, z.object({ id: z.string(), name: z.string(), is_deleted: z.boolean() }))

const sentMessage = viewOf(groupMessages, z.object({ id: z.string() }))

/**
 * Has user groups follow their rules and the names of those who belong to them; nobody who is no more stays in one. A new message is brought
 * to its group.
 */
export async function groupsOnChange(change: Change): Promise<void> {
  const sent = changeOf(sentMessage, change)
  if (sent?.after && !sent.before) return enqueueTasks([asGroupMessageTask({ message: sent.after.id })])
  const group = changeOf(userGroups, change)
  if (group) return followRule(group.before, group.after)
  const account = changeOf(namedAccount, change)
  if (account?.before)
    return follow(account.before.id, wordOfPerson(account.before), account.after && wordOfPerson(account.after))
  const company = changeOf(namedCompany, change)
  if (!company?.before) return
  const { before, after } = company
  await follow(before.id, wordOfCompany(before), after && wordOfCompany(after), after?.is_deleted && !before.is_deleted)
}

type Group = z.infer<typeof userGroups.schema>

/** Looks at every company again once a rule is another one, and erases who belonged to a group that was removed. */
async function followRule(before: Group | undefined, after: Group | undefined) {
  if (before && !after) return enqueueTasks([asEmptyGroupMessage(before.id)])
  if (!after?.rule || isDeepStrictEqual(before?.rule, after.rule)) return
  await enqueueTasks([asEveryCompanyMessage({ each: 'user-groups', day: nowAt(new Date()).today })])
}

/** A deleted company is in no group of a rule; in one that was picked it stays until it is erased, since it may be restored. */
async function follow(id: string, before: string, after: string | undefined, isDeleted = false) {
  if (before === after && !isDeleted) return
  const found = await list(userGroupMembers, { pk: userGroupsOf(id), index: 2 })
  const writes = found.map(member =>
    after === undefined || (isDeleted && member.added_by === null)
      ? remove(userGroupMembers, member)
      : replace(userGroupMembers, { ...member, word: after }),
  )
  if (writes.length) await commit(...writes)
}

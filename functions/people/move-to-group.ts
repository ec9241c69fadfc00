import { problem, refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/group/move-to-group.ts'
import { assertMayEdit } from '#shared/people/rules.ts'
import { groups, isKept } from '#functions/company/group-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { get, getAll } from '#functions/platform/table.ts'
import { inGroup, joined, loadGroups, storeRegrouped } from './group-members.ts'
import { followDissolution } from './follow-dissolution.ts'
import { withoutDeleted } from './remove-approver.ts'

/**
 * The group and its approvers are not checked in the transaction, which would rest on items that many people's transactions rest on:
 * where the group is dissolved before the commit, its people follow after it.
 */
export const handler = serve(contract.moveToGroup, async ({ body: { user_ids, group_id } }, { actor, now }) => {
  const { company } = actor
  const [known, found] = await Promise.all([
    loadGroups(company),
    getAll(
      members,
      [...new Set(user_ids)].map(id => ({ company, id })),
    ),
  ])
  const people = found.filter(({ status }) => status !== 'deleted')
  if (people.length < new Set(user_ids).size) throw problem('notFound')
  for (const member of people) assertMayEdit(actor, member)
  const to = group_id === null ? undefined : known.all.get(group_id)
  if (group_id !== null && !(to && isKept(to))) throw refuse('group_id', 'problems:groupUnknown')

  const changes = people.map(before => ({ before, after: inGroup(before, known, joined(known, group_id)) }))
  await storeRegrouped(
    changes.filter(({ before, after }) => before.group !== after.group),
    { actor, now },
  )

  const [toNow] = await Promise.all([
    to && get(groups, to),
    withoutDeleted(
      (to?.approver_ids ?? []).map(id => ({ company, id })),
      { actor, now },
    ),
  ])
  if (toNow && !isKept(toNow)) await followDissolution(company, user_ids, { actor, now })
  return { data: changes.map(({ after: { id, group, approver_ids } }) => ({ id, group_id: group, approver_ids })) }
})

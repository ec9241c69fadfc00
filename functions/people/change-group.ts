import type { Group } from '#shared/company/model.ts'
import { assertUniqueGroupName, groupView, plainName } from '#shared/company/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/group/change-group.ts'
import { activeApprovers } from '#shared/people/rules.ts'
import { groupNames, groups, groupsOf } from '#functions/company/group-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { clear, commit, getAll, insert, put, replace, type Write } from '#functions/platform/table.ts'
import { aboutGroup, groupChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/** Other standard approvers reach the people of the group in the background, from the stream. */
export const handler = serve(contract.changeGroup, async ({ path: { id }, body }, { actor, now, once }) => {
  const { company } = actor
  const [all, named] = await Promise.all([
    groupsOf(company),
    getAll(members, body.approver_ids?.map(approver => ({ company, id: approver })) ?? []),
  ])
  const before = all.find(group => group.id === id)
  if (!before) throw problem('notFound')
  const others = all.filter(group => group.id !== id)
  assertUniqueGroupName(others, body.name)

  const approver_ids = body.approver_ids
    ? activeApprovers(body.approver_ids, named).map(approver => approver.id)
    : before.approver_ids
  const after = { ...before, name: body.name, approver_ids, changed_by: actor.user }
  const reply = { data: groupView(after) }
  await commit(
    replace(groups, after),
    ...changeName(before, after),
    ...audited({ actor, now }, 'group_changed', aboutGroup(after), { changes: groupChanges(before, after) }),
    ...once(reply),
  )
  return reply
})

function changeName(before: Group, { company, name, id }: Group): Write[] {
  const entry = { company, name, group: id }
  return plainName(before.name) === plainName(name)
    ? [put(groupNames, entry)]
    : [clear(groupNames, before), insert(groupNames, entry)]
}

import * as contract from '#shared/company/contract/add-group.ts'
import { assertUniqueGroupName } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import { groupNames, groups, groupsOf } from './group-store.ts'
import { aboutGroup, groupChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/** Inserts the name as an item of its own, so that only another addition of the same name conflicts. */
export const handler = serve(contract.addGroup, async ({ body: { name } }, { actor, now, once }) => {
  const { company } = actor
  assertUniqueGroupName(await groupsOf(company), name)

  const group = { company, id: newId(), name, approver_ids: [], dissolution: null }
  const reply = { data: { id: group.id, name } }
  await commit(
    insert(groups, group),
    insert(groupNames, { company, name, group: group.id }),
    ...audited({ actor, now }, 'group_added', aboutGroup(group), { changes: groupChanges(undefined, group) }),
    ...once(reply),
  )
  return reply
})

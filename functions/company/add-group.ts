import * as contract from '#shared/company/contract/add-group.ts'
import { assertUniqueGroupName } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import { groupNames, groups, groupsOf } from './group-store.ts'

/** Inserts the name as an item of its own, so that only another addition of the same name conflicts. */
export const handler = serve(contract.addGroup, async ({ body: { name } }, { actor: { company }, once }) => {
  assertUniqueGroupName(await groupsOf(company), name)

  const group = { company, id: newId(), name }
  const reply = { data: { id: group.id, name } }
  await commit(insert(groups, group), insert(groupNames, { company, name, group: group.id }), ...once(reply))
  return reply
})

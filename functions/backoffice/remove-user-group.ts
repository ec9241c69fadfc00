import * as contract from '#shared/backoffice/contract/user-groups/remove-user-group.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, remove } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { knownUserGroup, userGroups } from './user-groups/user-group-store.ts'

/** A task erases who belonged to it. */
export const handler = serve(contract.removeUserGroup, async ({ path: { id } }, { actor, now, once }) => {
  const found = await knownUserGroup(id)
  await commit(
    remove(userGroups, found),
    ...auditedByOperator({ actor, now }, { area: 'user-groups', act: 'removed', subject: { id, name: found.name } }),
    ...once({}),
  )
})

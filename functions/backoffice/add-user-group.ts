import * as contract from '#shared/backoffice/contract/user-groups/add-user-group.ts'
import { mostUserGroups } from '#shared/backoffice/user-groups/user-group.ts'
import { problem } from '#shared/contract/problem.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, insert, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { groupChanges } from './user-groups/draft-changes.ts'
import { allUserGroups, userGroupLists, userGroups } from './user-groups/user-group-store.ts'

export const handler = serve(contract.addUserGroup, async ({ body }, { actor, now, once }) => {
  const [known, list] = await Promise.all([allUserGroups(), get(userGroupLists, {})])
  if (known.length >= mostUserGroups) throw problem('conflict', 'refusals:userGroupsFull', { most: mostUserGroups })
  const added = { ...body, id: newId(), created_at: now.seconds, changed_at: now.seconds }
  const reply = { data: { ...added, version: 1 } }
  await commit(
    insert(userGroups, added),
    list
      ? replace(userGroupLists, { ...list, added_at: now.seconds })
      : insert(userGroupLists, { added_at: now.seconds }),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'user-groups',
        act: 'added',
        subject: { id: added.id, name: body.name },
        changes: groupChanges(undefined, body),
      },
    ),
    ...once(reply),
  )
  return reply
})

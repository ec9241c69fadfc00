import * as contract from '#shared/backoffice/contract/user-groups/change-user-group.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { groupChanges } from './user-groups/draft-changes.ts'
import { knownUserGroup, userGroups } from './user-groups/user-group-store.ts'
import { replacedVersion } from './with-version.ts'

/** A group keeps its sort: those who were picked would be lost to a rule. */
export const handler = serve(
  contract.changeUserGroup,
  async ({ path: { id }, body: { version, ...draft } }, { actor, now, once }) => {
    const before = await knownUserGroup(id)
    if (before._version !== version) throw problem('conflict', 'refusals:changedMeanwhile')
    if ((before.rule === null) !== (draft.rule === null)) throw refuse('rule', 'refusals:userGroupSort')
    const after = { ...before, ...draft, changed_at: now.seconds }
    const reply = { data: replacedVersion(after) }
    await commit(
      replace(userGroups, after),
      ...auditedByOperator(
        { actor, now },
        {
          area: 'user-groups',
          act: 'changed',
          subject: { id, name: draft.name },
          changes: groupChanges(before, draft),
        },
      ),
      ...once(reply),
    )
    return reply
  },
)

import * as contract from '#shared/backoffice/contract/user-groups/remove-user-group-member.ts'
import { problem } from '#shared/contract/problem.ts'
import { companies } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, getBatch, lookup, remove, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { userGroupMembers, userGroups } from './user-groups/user-group-store.ts'

export const handler = serve(
  contract.removeUserGroupMember,
  async ({ path: { id: group, memberId } }, { actor, now, once }) => {
    const [known, member, company] = await getBatch(
      lookup(userGroups, { id: group }),
      lookup(userGroupMembers, { group, id: memberId }),
      lookup(companies, { id: memberId }),
    )
    if (!known || !member) throw problem('notFound')
    if (known.rule !== null) throw problem('conflict', 'refusals:userGroupByRule')
    await commit(
      replace(userGroups, { ...known, changed_at: now.seconds }),
      remove(userGroupMembers, member),
      ...auditedByOperator(
        { actor, now },
        {
          area: 'user-groups',
          act: 'changed',
          subject: { id: group, name: known.name },
          changes: [{ field: member.of, before: company?.name ?? memberId, after: null }],
        },
      ),
      ...once({}),
    )
  },
)

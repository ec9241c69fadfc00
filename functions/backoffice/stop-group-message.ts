import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import * as contract from '#shared/backoffice/contract/user-groups/stop-group-message.ts'
import { problem } from '#shared/contract/problem.ts'
import { mayBeStopped, wordsFor } from '#shared/notifications/messages/group-message.ts'
import { groupMessages } from '#functions/notifications/group-message-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

/** The task that brings a message, and each of its emails, looks at its state. */
export const handler = serve(contract.stopGroupMessage, async ({ path: { id } }, { actor, now, once, language }) => {
  const sent = await get(groupMessages, { id })
  if (!sent) throw problem('notFound')
  if (!mayBeStopped(sent, now)) throw problem('conflict', 'refusals:groupMessageOver')
  await commit(
    replace(groupMessages, { ...sent, state: 'stopped' }),
    ...auditedByOperator(
      { actor, now },
      {
        area: 'user-groups',
        act: 'stopped',
        subject: { id: sent.group, name: sent.group_name },
        changes: operatorChanges(undefined, { message: wordsFor(sent, language).subject }),
      },
    ),
    ...once({}),
  )
})

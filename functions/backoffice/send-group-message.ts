import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import * as contract from '#shared/backoffice/contract/user-groups/send-group-message.ts'
import { textsOf } from '#shared/backoffice/user-groups/group-message-draft.ts'
import { problem } from '#shared/contract/problem.ts'
import type { GroupMessage } from '#shared/notifications/messages/group-message.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { groupMessageFigures, groupMessages } from '#functions/notifications/group-message-store.ts'
import { notificationLasts } from '#functions/notifications/notification-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, insert, list } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { groupToWriteTo } from './user-groups/group-to-write-to.ts'
import { userGroupMembers, userGroupPartition, userGroups } from './user-groups/user-group-store.ts'

/** Stores the message; a task brings it to everybody who is in the group then. The log, which is kept longer, says what it was about. */
export const handler = serve(
  contract.sendGroupMessage,
  async ({ path: { id: group }, body: { version, ...draft } }, { actor, now, once, perCall }) => {
    const [known, some] = await Promise.all([
      groupToWriteTo(group),
      list(userGroupMembers, { pk: userGroupPartition(group), atMost: 1 }),
    ])
    if (known._version !== version) throw problem('conflict', 'refusals:userGroupChangedSincePreview')
    if (!some.length) throw problem('conflict', 'refusals:userGroupEmpty')
    await countAttempt('groupMessage', { whose: actor.account }, { now, perCall })
    const sent: GroupMessage = {
      id: newId(),
      group,
      group_name: known.name,
      by: actor.account,
      ...textsOf(draft),
      with_email: draft.with_email,
      state: 'sending',
      created_at: now.seconds,
      expires_at: now.seconds + notificationLasts,
    }
    const { id, hu, en, with_email, expires_at } = sent
    const reply = { data: { id } }
    await commit(
      check(userGroups, known),
      insert(groupMessages, sent),
      insert(groupMessageFigures, { message: id, told: 0, emails: 0, seen: 0, expires_at }),
      ...auditedByOperator(
        { actor, now },
        {
          area: 'user-groups',
          act: 'sent',
          subject: { id: group, name: known.name },
          changes: operatorChanges(undefined, {
            subject_hu: hu?.subject,
            subject_en: en?.subject,
            with_email,
          }),
        },
      ),
      ...once(reply),
    )
    return reply
  },
)

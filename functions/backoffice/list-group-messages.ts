import * as contract from '#shared/backoffice/contract/user-groups/list-group-messages.ts'
import { mayBeStopped } from '#shared/notifications/messages/group-message.ts'
import { accounts } from '#functions/account/account-store.ts'
import {
  groupMessageFigures,
  groupMessages,
  groupMessagesPartition,
  messagesOfGroup,
  placeOfGroupMessage,
} from '#functions/notifications/group-message-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import { operatorCalled } from './name-or-address.ts'

/** One more than shown says where the next page begins. */
export const handler = serve(
  contract.listGroupMessages,
  async ({ query: { group, cursor } }, { actor, language, now }) => {
    const atMost = contract.groupMessagesOfPage
    const found = await list(groupMessages, {
      ...(group === undefined
        ? ({ pk: groupMessagesPartition, index: 1 } as const)
        : ({ pk: messagesOfGroup(group), index: 2 } as const)),
      newestFirst: true,
      // The cursor is itself within the bounds.
      atMost: atMost + 2,
      ...(cursor !== undefined && { between: ['0', cursor] as const }),
    })
    const after = found.filter(one => placeOfGroupMessage(one) !== cursor)
    const page = after.slice(0, atMost)
    const [figures, senders] = await Promise.all([
      getAll(
        groupMessageFigures,
        page.map(({ id }) => ({ message: id })),
        { mayLag: true },
      ),
      getAll(
        accounts,
        [...new Set(page.map(({ by }) => by))].map(id => ({ id })),
        { mayLag: true },
      ),
    ])
    const nameOfSender = (id: string) =>
      operatorCalled(
        senders.find(one => one.id === id),
        actor,
        language,
      )
    return {
      data: page.map(sent => {
        const { id, group: to, group_name, by, hu, en, with_email, state, created_at } = sent
        const { told = 0, emails = 0, seen = 0 } = figures.find(({ message }) => message === id) ?? {}
        return {
          id,
          hu,
          en,
          with_email,
          state,
          created_at,
          group: { id: to, name: group_name },
          sent_by: { id: by, name: nameOfSender(by) },
          told,
          emails,
          seen,
          may_be_stopped: mayBeStopped(sent, now),
        }
      }),
      next: after.length > atMost ? placeOfGroupMessage(page.at(-1)!) : null,
    }
  },
)

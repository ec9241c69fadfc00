import * as z from 'zod/mini'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, getBatch, increase, insert, lookup, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { groupMessageFigures, groupMessageReaders } from './group-message-store.ts'
import { companyMessages, seenMessages } from './message-store.ts'
import { asMessageTask } from './message-task.ts'
import { notifications } from './notification-store.ts'

const sentMessage = viewOf(companyMessages, z.object({ company: z.string(), id: z.string() }))
const seenItem = viewOf(
  notifications,
  z.object({
    company: z.string(),
    member: z.string(),
    from_message: z.optional(z.string()),
    from_group_message: z.optional(z.string()),
    seen_at: z.optional(z.int()),
  }),
)

/** Brings a new message to its audience, and counts who has seen one. */
export async function followMessages(change: Change) {
  const sent = changeOf(sentMessage, change)
  if (sent?.after && !sent.before)
    await enqueueTasks([asMessageTask({ company: sent.after.company, message: sent.after.id })])
  const { before, after } = changeOf(seenItem, change) ?? {}
  if (!after?.seen_at || before?.seen_at) return
  const { company, member, from_message, from_group_message } = after
  if (from_message) await countSeen({ company, member, message: from_message })
  if (from_group_message) await countReader({ account: member, message: from_group_message })
}

/** Counts somebody once, however often it is told that they have seen a message. */
const countSeen = (who: { company: string; member: string; message: string }) =>
  retryOnConflict(async () => {
    const [sent, known] = await getBatch(
      lookup(companyMessages, { company: who.company, id: who.message }),
      lookup(seenMessages, who),
    )
    if (!sent || known) return
    await commit(
      insert(seenMessages, { ...who, expires_at: sent.expires_at }),
      replace(companyMessages, { ...sent, seen: sent.seen + 1 }),
    )
  })

/** As above, of a message of those who run the service. */
const countReader = (who: { account: string; message: string }) =>
  retryOnConflict(async () => {
    const reader = await get(groupMessageReaders, who)
    if (!reader || reader.is_seen) return
    await commit(
      replace(groupMessageReaders, { ...reader, is_seen: true }),
      increase(groupMessageFigures, { message: who.message }, { seen: 1 }),
    )
  })

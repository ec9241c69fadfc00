import * as z from 'zod/mini'
import { companyPartition, memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'
import { Id } from '#shared/contract/wire.ts'
import { CompanyMessage } from '#shared/notifications/messages/company-message.ts'
import type { MessageView } from '#shared/notifications/contract/message-view.ts'

const expires = ({ expires_at }: { expires_at: number }) => expires_at

export const companyMessages: Kind<CompanyMessage, { company: string; id: string }> = {
  name: 'CompanyMessage',
  schema: CompanyMessage,
  key: ({ company, id }) => ({ pk: companyPartition(company), sk: `MESSAGE#${id}` }),
  expires,
}

/** The most messages that are listed. */
const listed = 50

export const latestMessages = (company: string) =>
  list(companyMessages, { pk: companyPartition(company), prefix: 'MESSAGE#', newestFirst: true, atMost: listed })

/** That somebody has seen a message, so that they are counted once. */
const SeenMessage = z.object({ company: Id, member: Id, message: Id, expires_at: z.int() })

export const seenMessages: Kind<
  z.infer<typeof SeenMessage>,
  Pick<z.infer<typeof SeenMessage>, 'company' | 'member' | 'message'>
> = {
  name: 'SeenMessage',
  schema: SeenMessage,
  key: seen => ({ pk: memberPartition(seen), sk: `SEEN_MESSAGE#${seen.message}` }),
  expires,
}

export const messageView = ({ group, people, by, ...sent }: CompanyMessage): MessageView => ({
  ...sent,
  group_id: group,
  user_ids: people,
  sent_by: by,
})

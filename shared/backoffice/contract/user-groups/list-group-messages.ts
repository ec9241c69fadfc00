import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { GroupMessage } from '../../../notifications/messages/group-message.ts'

/** How many messages a page has. */
export const groupMessagesOfPage = 25

/** A message to a user group, and how far it has come. */
export const GroupMessageView = z.extend(
  z.pick(GroupMessage, { id: true, hu: true, en: true, with_email: true, state: true, created_at: true }),
  {
    /** With its name of then. */
    group: z.object({ id: z.string(), name: z.string() }),
    /** Without a name where the account is gone. */
    sent_by: z.object({ id: z.string(), name: z.string() }),
    /** How many people have got it so far, how many of them by email, and how many have seen it. */
    told: z.int(),
    emails: z.int(),
    seen: z.int(),
    /** Whether it may still be kept from somebody. */
    may_be_stopped: z.boolean(),
  },
)
export type GroupMessageView = z.infer<typeof GroupMessageView>

export const listGroupMessages = endpoint('GET /admin/user-group-message', {
  summary: 'What operators have sent to user groups, the newest first; to one of them by choice',
  access: 'operator:user-groups.read',
  query: z.object({
    group: z.optional(Id),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,12}#[0-9A-Za-z_-]{1,80}$/, { error: 'problems:invalidValue' }))),
  }),
  reply: z.object({ data: z.array(GroupMessageView), next: z.nullable(z.string()) }),
})

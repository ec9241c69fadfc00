import * as z from 'zod/mini'
import { Audience } from '../messages/company-message.ts'

/** A message of an administrator, with how many people it went to and how many of them have seen it. */
export const MessageView = z.object({
  id: z.string(),
  message: z.string(),
  audience: Audience,
  group_id: z.nullable(z.string()),
  user_ids: z.array(z.string()),
  sent_by: z.string(),
  created_at: z.int(),
  total: z.int(),
  seen: z.int(),
})
export type MessageView = z.infer<typeof MessageView>

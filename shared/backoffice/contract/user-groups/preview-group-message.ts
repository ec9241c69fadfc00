import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { GroupMessageDraft } from '../../user-groups/group-message-draft.ts'

const Link = z.object({ label: z.string(), address: z.string() })

/** The email of a message, part by part; its greeting is to whoever asks. */
export const EmailPreview = z.object({
  subject: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  action: Link,
  reason: z.string(),
  choice: Link,
})
export type EmailPreview = z.infer<typeof EmailPreview>

/** How many people a group has: exactly; about, where somebody in several of its companies counts with each or a rule is judged anew; or more than that. */
export const AudienceSize = z.object({ people: z.int(), how: z.enum(['exactly', 'about', 'over']) })
export type AudienceSize = z.infer<typeof AudienceSize>

export const previewGroupMessage = endpoint('POST /admin/user-group/{id}/message/preview', {
  summary: 'How many people of a user group a message goes to now, and what they get in each language; sends nothing',
  access: 'operator:user-groups.write',
  changes: false,
  body: GroupMessageDraft,
  reply: z.object({
    data: z.object({
      audience: AudienceSize,
      /** The version of the group, which whoever sends the message gives back. */
      version: z.int(),
      hu: EmailPreview,
      en: EmailPreview,
    }),
  }),
})

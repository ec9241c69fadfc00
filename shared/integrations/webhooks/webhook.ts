import * as z from 'zod/mini'
import { Id, line } from '../../contract/wire.ts'
import { WebhookEvent, webhookEvents } from './webhook-event.ts'

/** The most webhooks of a company. */
export const mostWebhooks = 10

/** How long the secret of before still signs beside the new one, in seconds. */
export const formerSecretLasts = 24 * 3600

/** What is typed as an address; what it is worth is told when it is saved. */
export const WebhookUrl = z
  .string({ error: 'problems:required' })
  .check(z.trim(), z.minLength(1, { error: 'problems:required' }), z.maxLength(500, { error: 'problems:tooLong' }))

/** Whether a text is a web address without user, password and fragment. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && !hash && hostname !== ''
}

/** What an administrator says of a webhook. */
export const WebhookWish = z.object({
  name: line(60),
  url: WebhookUrl,
  events: z
    .array(WebhookEvent, { error: 'problems:required' })
    .check(z.maxLength(webhookEvents.length, { error: 'problems:invalidValue' })),
})

/** An address of a company's that is told what happens; its secret is sealed. */
export const Webhook = z.object({
  company: Id,
  id: Id,
  name: z.string(),
  url: z.string(),
  /** Words of newer versions are let through. */
  events: z.array(z.string()),
  secret: z.string(),
  /** The secret of before and until when it signs too, in unix seconds. */
  former: z.nullable(z.object({ secret: z.string(), until: z.int() })),
  /** Paused by an administrator, or off since nothing reached it for a day. */
  state: z.enum(['on', 'paused', 'off']),
  off_at: z.nullable(z.int()),
  /** Since when nothing has reached it; null while it is reached. */
  failing_since: z.nullable(z.int()),
  created_at: z.int(),
  created_by: Id,
})
export type Webhook = z.infer<typeof Webhook>

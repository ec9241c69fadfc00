import * as z from 'zod/mini'

/** What a webhook can be told of. */
export const webhookEvents = [
  'request.created',
  'request.approved',
  'request.denied',
  'request.decision_undone',
  'request.changed',
  'request.cancelled',
  'member.joined',
  'member.deactivated',
  'member.reactivated',
  'member.deleted',
  'sheet.handed_in',
  'sheet.accepted',
  'sheet.reopened',
] as const
export const WebhookEvent = z.enum(webhookEvents, { error: 'problems:invalidValue' })
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** What an administrator sends to try a webhook, whatever events it has. */
export const testEvent = 'webhook.test'

import * as z from 'zod/mini'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'

/** A new webhook is typed like one that is changed, and is on; one that is told of nothing is none. */
export const webhookForm = changeWebhook.body!.check(
  z.refine(({ events }) => events.length > 0, { error: 'problems:required', path: ['events'] }),
)
export type WebhookForm = z.infer<typeof webhookForm>

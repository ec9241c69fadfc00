import type * as z from 'zod/mini'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'

/** A new webhook is typed like one that is changed, and is on. */
export const webhookForm = changeWebhook.body!
export type WebhookForm = z.infer<typeof webhookForm>

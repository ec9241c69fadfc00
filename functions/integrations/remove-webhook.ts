import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, remove } from '#functions/platform/table.ts'
import { aboutWebhook } from '#shared/company/audit/audited-changes.ts'
import * as contract from '#shared/integrations/contract/webhooks/remove-webhook.ts'
import { webhookChanges } from './webhooks/webhook-changes.ts'
import { webhookOf, webhooks } from './webhooks/webhook-store.ts'

export const handler = serve(contract.removeWebhook, async ({ path: { id } }, { actor, now, once }) => {
  const webhook = await webhookOf(actor.company, id)
  await commit(
    remove(webhooks, webhook),
    ...audited({ actor, now }, 'webhook_removed', aboutWebhook(webhook), {
      changes: webhookChanges(webhook, undefined),
    }),
    ...once({}),
  )
})

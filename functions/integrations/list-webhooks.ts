import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/integrations/contract/webhooks/list-webhooks.ts'
import { isOpen } from './is-open.ts'
import { webhooksOf } from './webhooks/webhook-store.ts'
import { webhookView } from './webhooks/webhook-view.ts'

export const handler = serve(contract.listWebhooks, async (_, { actor, now }) => {
  const [found, is_open] = await Promise.all([webhooksOf(actor.company), isOpen(actor.company, now.today)])
  return { data: found.map(webhook => webhookView(webhook, now)), is_open }
})

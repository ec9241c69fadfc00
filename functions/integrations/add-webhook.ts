import { audited } from '#functions/company/audit-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import { aboutWebhook } from '#shared/company/audit/audited-changes.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { mostWebhooks, type Webhook } from '#shared/integrations/webhooks/webhook.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { assertCallable } from './webhooks/assert-callable.ts'
import { sealSecret } from './webhooks/sealed-secret.ts'
import { newWebhookSecret } from './webhooks/signature.ts'
import { webhookChanges } from './webhooks/webhook-changes.ts'
import { webhooks, webhooksOf } from './webhooks/webhook-store.ts'
import { webhookView } from './webhooks/webhook-view.ts'
import { withSecret } from './webhooks/with-secret.ts'

/** A repeated call gives the secret again, which is read from the webhook and not kept with the reply. */
export const handler = serve(
  contract.addWebhook,
  async ({ body: { name, url, events } }, { actor, now, once }) => {
    const { company, user } = actor
    if (!events.length) throw refuse('events', 'refusals:chooseEvent')
    const [found] = await Promise.all([
      webhooksOf(company),
      assertIntegrationsOpen(company, now.today),
      assertCallable(url),
    ])
    if (found.length >= mostWebhooks) throw problem('conflict', 'refusals:tooManyWebhooks', { count: mostWebhooks })
    const id = newId()
    const webhook: Webhook = {
      company,
      id,
      name,
      url,
      events: [...new Set(events)],
      secret: await sealSecret(newWebhookSecret(), { company, id }),
      former: null,
      state: 'on',
      off_at: null,
      failing_since: null,
      created_at: now.seconds,
      created_by: user,
    }
    const reply = { data: webhookView(webhook, now) }
    await commit(
      insert(webhooks, webhook),
      ...audited({ actor, now }, 'webhook_added', aboutWebhook(webhook), {
        changes: webhookChanges(undefined, webhook),
      }),
      ...once(reply),
    )
    return reply
  },
  withSecret,
)

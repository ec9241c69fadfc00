import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { aboutWebhook } from '#shared/company/audit/audited-changes.ts'
import * as contract from '#shared/integrations/contract/webhooks/renew-webhook-secret.ts'
import { formerSecretLasts } from '#shared/integrations/webhooks/webhook.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { sealSecret } from './webhooks/sealed-secret.ts'
import { newWebhookSecret } from './webhooks/signature.ts'
import { webhookOf, webhooks } from './webhooks/webhook-store.ts'
import { webhookView } from './webhooks/webhook-view.ts'
import { withSecret } from './webhooks/with-secret.ts'

export const handler = serve(
  contract.renewWebhookSecret,
  async ({ path: { id } }, { actor, now, once }) => {
    const [before] = await Promise.all([webhookOf(actor.company, id), assertIntegrationsOpen(actor.company, now.today)])
    const after = {
      ...before,
      secret: await sealSecret(newWebhookSecret(), before),
      former: { secret: before.secret, until: now.seconds + formerSecretLasts },
    }
    const reply = { data: webhookView(after, now) }
    await commit(
      replace(webhooks, after),
      ...audited({ actor, now }, 'webhook_secret_renewed', aboutWebhook(after)),
      ...once(reply),
    )
    return reply
  },
  withSecret,
)

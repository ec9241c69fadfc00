import { changesBetween } from '#shared/company/audit/audited-changes.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'

/** What the audit log keeps of a change of a webhook; an address may hold a secret of its own in its query. */
export const webhookChanges = (before: Webhook | undefined, after: Webhook | undefined) =>
  changesBetween(
    {
      name: 'shown',
      webhook_host: 'shown',
      webhook_address: 'hidden',
      webhook_events: 'shown',
      webhook_state: 'shown',
    },
    before && auditedPart(before),
    after && auditedPart(after),
  )

const auditedPart = ({ name, url, events, state }: Webhook) => ({
  name,
  webhook_host: new URL(url).host,
  webhook_address: url,
  webhook_events: [...events].sort(),
  webhook_state: state,
})

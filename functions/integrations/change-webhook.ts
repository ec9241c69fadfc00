import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { aboutWebhook } from '#shared/company/audit/audited-changes.ts'
import { refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/webhooks/change-webhook.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { assertCallable } from './webhooks/assert-callable.ts'
import { webhookChanges } from './webhooks/webhook-changes.ts'
import { webhookOf, webhooks } from './webhooks/webhook-store.ts'
import { webhookView } from './webhooks/webhook-view.ts'

/** Switched on again, or with another address, it has not failed yet. */
export const handler = serve(contract.changeWebhook, async ({ path: { id }, body }, { actor, now, once }) => {
  const { name, url, events, is_on } = body
  const before = await webhookOf(actor.company, id)
  if (!events.length) throw refuse('events', 'refusals:chooseEvent')
  await Promise.all([
    assertIntegrationsOpen(actor.company, now.today),
    url === before.url ? undefined : assertCallable(url),
  ])
  const state = is_on ? ('on' as const) : before.state === 'off' ? ('off' as const) : ('paused' as const)
  const beginsAnew = url !== before.url || state !== before.state
  const after = {
    ...before,
    name,
    url,
    events: [...new Set(events)],
    state,
    off_at: state === 'off' ? before.off_at : null,
    failing_since: beginsAnew ? null : before.failing_since,
  }
  const reply = { data: webhookView(after, now) }
  await commit(
    replace(webhooks, after),
    ...audited({ actor, now }, 'webhook_changed', aboutWebhook(after), { changes: webhookChanges(before, after) }),
    ...once(reply),
  )
  return reply
})

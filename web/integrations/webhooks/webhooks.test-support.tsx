import i18next from 'i18next'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeliveryView } from '#shared/integrations/contract/webhooks/delivery-view.ts'
import { listWebhooks } from '#shared/integrations/contract/webhooks/list-webhooks.ts'
import type { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import enIntegrations from '#shared/words/en/integrations.json'
import enWebhooks from '#shared/words/en/webhooks.json'
import integrations from '#shared/words/hu/integrations.json'
import webhooks from '#shared/words/hu/webhooks.json'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import type { Confirmed } from '../confirmed.ts'
import { IntegrationsPage } from '../integrations-page.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

for (const [name, list] of Object.entries({ integrations, webhooks })) i18next.addResourceBundle('hu', name, list)
i18next.addResourceBundle('en', 'integrations', enIntegrations)
i18next.addResourceBundle('en', 'webhooks', enWebhooks)

export const payroll: WebhookView = {
  id: 'w',
  name: 'Bérprogram',
  url: 'https://ber.example.hu/szabi',
  events: ['request.created', 'request.approved'],
  state: 'on',
  off_at: null,
  failing_since: null,
  created_at: 1_795_000_000,
  former_secret_until: null,
}

/** An event that was not taken. */
export const delivery: DeliveryView = {
  id: 'e',
  event: 'request.created',
  created_at: 1_795_165_200,
  body: '{"id":"e","event":"request.created"}',
  state: 'failed',
  next_at: null,
  attempts: [{ at: 1_795_165_200, milliseconds: 120, status: 503, fault: null, answer: '' }],
}

export const listed = (...data: WebhookView[]) => answer(listWebhooks, () => ({ data, is_open: true }))

export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

export async function shown(confirmed: Confirmed = act => act()) {
  showFresh(
    <IntegrationsPage>
      <WebhooksSection confirmed={confirmed} />
    </IntegrationsPage>,
  )
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
}

/** Does something with the payroll program's webhook, by its menu. */
export async function act(action: string) {
  await userEvent.click(page.getByRole('button', { name: /Bérprogram$/ }))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

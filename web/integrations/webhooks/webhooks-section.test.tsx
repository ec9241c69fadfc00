import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'
import type { DeliveryView } from '#shared/integrations/contract/webhooks/delivery-view.ts'
import { listDeliveries } from '#shared/integrations/contract/webhooks/list-deliveries.ts'
import { listWebhooks } from '#shared/integrations/contract/webhooks/list-webhooks.ts'
import { removeWebhook } from '#shared/integrations/contract/webhooks/remove-webhook.ts'
import { replayDelivery } from '#shared/integrations/contract/webhooks/replay-delivery.ts'
import type { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import { people } from '#shared/people/contract.ts'
import integrations from '#shared/words/hu/integrations.json'
import webhooks from '#shared/words/hu/webhooks.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { inWindow } from '#web/ui/in-window.test-support.ts'
import { IntegrationsPage } from '../integrations-page.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

for (const [name, list] of Object.entries({ integrations, webhooks })) i18next.addResourceBundle('hu', name, list)

const payroll: WebhookView = {
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
const delivery: DeliveryView = {
  id: 'e',
  event: 'request.created',
  created_at: 1_795_165_200,
  body: '{"id":"e","event":"request.created"}',
  state: 'failed',
  next_at: null,
  attempts: [{ at: 1_795_165_200, milliseconds: 120, status: 503, fault: null, answer: '<b>később</b>' }],
}
const listed = (...data: WebhookView[]) => answer(listWebhooks, () => ({ data, is_open: true }))

beforeEach(() => {
  answer(people.showMe, () => ({ data: signedIn({ role: 2 }) }))
  listed(payroll)
})

async function shown() {
  showFresh(
    <IntegrationsPage>
      <WebhooksSection confirmed={act => act()} />
    </IntegrationsPage>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Integrációk' })).toBeVisible()
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const act = async (action: string) => {
  await userEvent.click(page.getByRole('button', { name: /Bérprogram$/ }))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

describe('the webhooks of a company', () => {
  it('are listed with what they are told of and whether they take it', async () => {
    listed(payroll, { ...payroll, id: 'off', name: 'Régi', state: 'off', off_at: 1_795_165_200 })
    await shown()
    await expect.element(page.getByRole('row', { name: /Bérprogram/ })).toMatchTextContent(/2 esemény.*működik/)
    await expect.element(page.getByRole('row', { name: /Régi/ })).toMatchTextContent(/kikapcsoltuk.*kapcsold vissza/)
    expect(await axeOfElement()).toEqual([])
  })

  it('say on a phone across the whole card why one fails', async () => {
    await inWindow(390, 844)
    listed({ ...payroll, failing_since: 1_795_165_200 })
    await shown()
    const cell = page.getByRole('cell', { name: /Próbálkozunk tovább/ })
    await expect.element(cell).toBeVisible()
    const name = page.getByRole('rowheader').element().getBoundingClientRect()
    expect(cell.element().getBoundingClientRect().width).toBeCloseTo(name.width, 0)
  })

  it('are added with their events, and the secret is shown this once', async () => {
    answer(addWebhook, () => ({ data: payroll, secret: 'whsec_abc' }))
    await shown()
    await press('Új webhook')
    const dialog = page.getByRole('dialog', { name: 'Új webhook' })
    await userEvent.fill(dialog.getByRole('textbox', { name: /Név/ }), 'Bérprogram')
    await userEvent.fill(dialog.getByRole('textbox', { name: /Webcím/ }), payroll.url)
    await userEvent.click(dialog.getByText('új kérelem'))
    await userEvent.click(dialog.getByText('kérelem jóváhagyva'))
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press('Létrehozás')
    const secret = page.getByRole('dialog', { name: 'A webhook titka' })
    await expect.element(secret.getByText('whsec_abc')).toBeVisible()
    expect(await axeOfElement(secret.element())).toEqual([])
    expect(askedOf(addWebhook)).toEqual([
      { body: { name: 'Bérprogram', url: payroll.url, events: ['request.created', 'request.approved'] } },
    ])
    await press('Átmásoltam')
    await expect.element(page.getByText('whsec_abc')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Új webhook' })).toHaveFocus()
  })

  it('are refused at their field, and what was typed stays', async () => {
    refuse(changeWebhook, 422, 'Nézd át', {
      url: ['Ez a cím nem az interneten van.'],
      events: ['Válassz legalább egy eseményt.'],
    })
    await shown()
    await act('Szerkesztés')
    const url = page.getByRole('textbox', { name: /Webcím/ })
    await userEvent.fill(url, 'https://10.0.0.1/')
    await press('Mentés')
    await expect.element(url).toHaveAccessibleDescription(/nem az interneten van/)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Válassz legalább egy eseményt\./)
    await expect.element(url).toHaveValue('https://10.0.0.1/')
  })

  it('have a log of what was sent and answered, from which an event is sent again', async () => {
    answer(listDeliveries, () => ({ data: [delivery], next: null }))
    answer(replayDelivery, () => ({ data: { ...delivery, state: 'waiting' as const } }))
    await shown()
    await act('Napló')
    const log = page.getByRole('dialog', { name: 'Napló: Bérprogram' })
    await expect.element(log.getByText('nem vette át')).toBeVisible()
    await userEvent.click(log.getByText('Tartalom és válaszok'))
    // Markup of the answer is text.
    await expect.element(log.getByText('<b>később</b>')).toBeVisible()
    await expect.element(log.getByText(/503 válasz · 120 ms/)).toBeVisible()
    expect(await axeOfElement(log.element())).toEqual([])
    await userEvent.click(log.getByRole('button', { name: 'Újraküldés' }))
    await expect.poll(told).toEqual(['Újraküldtük az eseményt.'])
    expect(askedOf(replayDelivery)).toEqual([{ path: { id: 'w', deliveryId: 'e' } }])
  })

  it('are deleted after a question', async () => {
    answer(removeWebhook, () => ({}))
    await shown()
    await act('Törlés')
    const question = page.getByRole('alertdialog', { name: 'Törlöd ezt a webhookot: Bérprogram?' })
    answer(listWebhooks, () => ({ data: [], is_open: true }))
    await userEvent.click(question.getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Webhook törölve: Bérprogram'])
    await expect.element(page.getByRole('button', { name: 'Új webhook' })).toHaveFocus()
  })

  it('are not offered where the plan has none, which says so and where to change it', async () => {
    answer(listWebhooks, () => ({ data: [payroll], is_open: false }))
    await shown()
    await expect.element(page.getByText('A webhookok a Prémium csomag részei')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Előfizetés megnyitása' }))
      .toHaveAttribute('href', '/company/plan')
    await expect.element(page.getByRole('button', { name: 'Új webhook' })).not.toBeInTheDocument()
  })
})

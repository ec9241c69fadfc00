import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeliveryView } from '#shared/integrations/contract/webhooks/delivery-view.ts'
import { listDeliveries } from '#shared/integrations/contract/webhooks/list-deliveries.ts'
import { replayDelivery } from '#shared/integrations/contract/webhooks/replay-delivery.ts'
import { tryWebhook } from '#shared/integrations/contract/webhooks/try-webhook.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { act, delivery, listed, payroll, press, shown } from './webhooks.test-support.tsx'

const log = page.getByRole('dialog', { name: 'Napló: Bérprogram' })
const sent = (...data: DeliveryView[]) => answer(listDeliveries, () => ({ data, next: null }))
const attempt = delivery.attempts[0]!

beforeEach(() => {
  answer(people.showMe, () => ({ data: signedIn({ role: 2 }) }))
  listed(payroll)
  sent(delivery)
})
afterEach(() => i18next.changeLanguage('hu'))

async function opened() {
  await shown()
  await act('Napló')
  await expect.element(log).toBeVisible()
}
const entries = () => log.getByRole('button', { name: 'Újraküldés' }).elements()

describe('the log of a webhook', () => {
  it('says that nothing was sent yet', async () => {
    sent()
    await opened()
    await expect.element(log.getByText('Erre a címre még nem küldtünk semmit.')).toBeVisible()
    await expect.element(log.getByRole('button', { name: 'Régebbiek' })).not.toBeInTheDocument()
    expect(await axeOfElement(log.element())).toEqual([])
  })

  it('is loaded again where it could not be', async () => {
    refuse(listDeliveries, 500, 'Hiba')
    await opened()
    await expect.element(log.getByRole('alert')).toMatchTextContent(/A naplót nem sikerült betölteni\./)
    sent(delivery)
    await press('Újratöltés')
    await expect.element(log.getByText('nem vette át')).toBeVisible()
  })

  it('goes on to older ones page by page, each of which stands there once', async () => {
    answer(listDeliveries, ({ query }) =>
      query?.cursor === undefined
        ? { data: [delivery], next: 'one' }
        : query.cursor === 'one'
          ? { data: [delivery, { ...delivery, id: 'older' }], next: 'two' }
          : { data: [{ ...delivery, id: 'oldest' }], next: null },
    )
    await opened()
    await press('Régebbiek')
    await expect.poll(entries).toHaveLength(2)
    await press('Régebbiek')
    await expect.poll(entries).toHaveLength(3)
    await expect.element(log.getByRole('button', { name: 'Régebbiek' })).not.toBeInTheDocument()
    expect(askedOf(listDeliveries).slice(1)).toEqual([
      { path: { id: 'w' }, query: { cursor: 'one' } },
      { path: { id: 'w' }, query: { cursor: 'two' } },
    ])
  })

  it('keeps what is there where older ones could not be loaded, and they can be asked for again', async () => {
    answer(listDeliveries, () => ({ data: [delivery], next: 'one' }))
    await opened()
    await expect.poll(entries).toHaveLength(1)
    refuse(listDeliveries, 500, 'Valami elromlott.')
    await press('Régebbiek')
    await expect.poll(told).toEqual(['Valami elromlott.'])
    expect(entries()).toHaveLength(1)
    sent({ ...delivery, id: 'older' })
    await press('Régebbiek')
    await expect.poll(entries).toHaveLength(2)
  })

  it('says of what is on its way when it is tried next, and of what was not tried that it was not', async () => {
    const next_at = 1_995_165_200
    sent(
      { ...delivery, state: 'waiting', next_at },
      { ...delivery, id: 'new', state: 'waiting', next_at, attempts: [] },
    )
    await opened()
    const items = log.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Újraküldés' }) })
    await expect.element(items.first()).toMatchTextContent(/úton van.*Következő próba: 2033\. márc/)
    await expect.element(items.last()).not.toMatchTextContent(/Következő próba/)
    await userEvent.click(items.last().getByText('Tartalom és válaszok'))
    await expect.element(log.getByText('Még nem próbáltuk elküldeni.').last()).toBeVisible()
  })

  it('names in words what stood in the way of each attempt', async () => {
    const faults = ['unknown_host', 'no_connection', 'timed_out'] as const
    const attempts = faults.map((fault, place) => ({ ...attempt, at: attempt.at + place, status: null, fault }))
    sent({ ...delivery, attempts })
    await opened()
    await userEvent.click(log.getByText('Tartalom és válaszok'))
    for (const words of ['nincs ilyen gép az interneten', 'nem lehetett csatlakozni', '10 másodpercig nem válaszolt'])
      await expect.element(log.getByText(new RegExp(words))).toBeVisible()
    await expect.element(log.getByText('Amit válaszolt')).not.toBeInTheDocument()
  })

  it('calls an event of a newer version by its own name', async () => {
    sent({ ...delivery, event: 'room.booked', state: 'delivered' })
    await opened()
    await expect.element(log.getByText('room.booked')).toBeVisible()
    await expect.element(log.getByText('átvette', { exact: true })).toBeVisible()
  })

  it('tells why an event could not be sent again', async () => {
    refuse(replayDelivery, 409, 'Kapcsold be előbb a webhookot.')
    await opened()
    await press('Újraküldés')
    await expect.poll(told).toEqual(['Kapcsold be előbb a webhookot.'])
    expect(askedOf(listDeliveries)).toHaveLength(1)
  })

  it('is opened by a test message, but not where that could not be sent', async () => {
    refuse(tryWebhook, 429, 'Várj egy percet.')
    await shown()
    await act('Próbaüzenet küldése')
    await expect.poll(told).toEqual(['Várj egy percet.'])
    await expect.element(log).not.toBeInTheDocument()
    answer(tryWebhook, () => ({ data: delivery }))
    sent({ ...delivery, event: 'webhook.test', state: 'delivered' })
    await act('Próbaüzenet küldése')
    await expect.element(log.getByText('próbaüzenet', { exact: true })).toBeVisible()
    expect(askedOf(tryWebhook)).toEqual([{ path: { id: 'w' } }, { path: { id: 'w' } }])
  })

  it('is closed by a key, and leads back to the list', async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(log).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /Bérprogram$/ })).toHaveFocus()
  })

  it('is in English for whoever reads English', async () => {
    await i18next.changeLanguage('en')
    await shown()
    await act('Log')
    const english = page.getByRole('dialog', { name: 'Log: Bérprogram' })
    await expect.element(english.getByText('not accepted', { exact: true })).toBeVisible()
    await userEvent.click(english.getByText('Content and responses'))
    await expect.element(english.getByText(/response 503 · 120 ms/)).toBeVisible()
    expect(await axeOfElement(english.element())).toEqual([])
  })
})

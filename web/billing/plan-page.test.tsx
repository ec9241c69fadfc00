import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askForGrant } from '#shared/billing/contract/ask-for-grant.ts'
import { exportOrder } from '#shared/billing/contract/export-order.ts'
import { orderPlan } from '#shared/billing/contract/order-plan.ts'
import type { OrderView, PlanView } from '#shared/billing/contract/plan-view.ts'
import { showPlan } from '#shared/billing/contract/show-plan.ts'
import { withdrawOrder } from '#shared/billing/contract/withdraw-order.ts'
import { offerOf } from '#shared/billing/order.ts'
import { plans, terms } from '#shared/company/plan/prices.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { inWindow } from '#web/ui/in-window.test-support.ts'
import { userIn } from '../company/people.test-support.ts'
import { PlanPage } from './plan-page.tsx'

const today = '2026-11-20'
const known = { trial_from: '2026-09-22', subscriptions: [] }
const billing_data = {
  name: 'Kéktó Műhely Kft.',
  tax_number: '12345676-2-41',
  postcode: '2600',
  city: 'Vác',
  address: 'Duna-sor 14.',
  email: 'penzugy@kekto.example',
  reference: null,
}
const offers = plans.flatMap(plan => terms.map(term => offerOf(known, 22, { plan, term }, 27, today)))
const view = (over: Partial<PlanView['data']> = {}): PlanView['data'] => ({
  standing: 'trial',
  seats: 22,
  seat_limit: null,
  country: 'HU',
  grant: 'none',
  trial: { from_date: '2026-09-22', to_date: '2027-01-19' },
  subscription: null,
  last_day: '2027-01-19',
  offers,
  billing_data,
  orders: [],
  ...over,
})
const ordered = (over: Partial<OrderView> = {}): OrderView => ({
  ...offers[1]!,
  number: 'D-2026-0117',
  billing: billing_data,
  state: 'ordered',
  by: 'csilla',
  day: today,
  paid_on: null,
  ...over,
})
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const shown = (data: PlanView['data']) => {
  answer(showPlan, () => ({ data }))
  showFresh(<PlanPage />)
}
const text = () => document.body.textContent.replace(/\u00a0/g, ' ')

beforeEach(() => answer(people.showMe, () => ({ data: userIn({ role: 2 }) })))

describe('P05 the page of the plan', () => {
  it('says how many days of the trial are left, and what each plan costs for the people there are', async () => {
    shown(view())
    await expect.element(page.getByRole('heading', { name: 'Prémium próba' })).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: 'A próbaidőszak 120 napjából 59 eltelt, 61 hátravan' }))
      .toBeVisible()
    expect(text()).toContain('API-kulcsok, webhookok, naptár-feliratkozás')
    expect(text()).toContain('22 fő × 490 Ft × 10 hónap107 800 Ft')
    expect(text()).toContain('Áfa, 27%29 106 FtFizetendő136 906 Ft')
    expect(text()).toContain('2027. jan. 20. – 2028. jan. 19.')
    await userEvent.click(page.getByRole('radio', { name: 'Havonta' }))
    expect(text()).toContain('22 fő × 490 Ft × 1 hónap10 780 Ft')
    await press('Ezt választom')
    expect(text()).toContain('22 fő × 790 Ft × 1 hónap17 380 Ft')
    expect(await axeOfElement()).toEqual([])
  })

  it('orders what is seen, and shows the order, which can be withdrawn', async () => {
    shown(view())
    answer(orderPlan, () => ({ data: view({ orders: [ordered()] }) }))
    await press('Díjbekérő kérése')
    await expect.poll(() => askedOf(orderPlan)).toHaveLength(1)
    expect(askedOf(orderPlan)[0]).toEqual({
      body: { plan: 'standard', term: 'year', gross: 136_906, ...billing_data },
    })
    await expect.element(page.getByText('Díjbekérő elküldve: penzugy@kekto.example')).toBeVisible()
  })

  it('shows what more people would cost than there are, and orders for them', async () => {
    answer(showPlan, ({ query }) => {
      const seats = Number(query?.seats ?? 22)
      const all = plans.flatMap(plan => terms.map(term => offerOf(known, seats, { plan, term }, 27, today)))
      return { data: view({ offers: all }) }
    })
    answer(orderPlan, () => ({ data: view() }))
    showFresh(<PlanPage />)
    const field = page.getByRole('textbox', { name: 'Hány főre?' })
    await expect.element(field).toHaveValue('22')
    await userEvent.fill(field, '30')
    await userEvent.tab()
    await expect.poll(text).toContain('30 fő × 490 Ft × 10 hónap147 000 Ft')
    expect(text()).toContain('30 hely, most 22 aktív munkatárs.')
    expect(await axeOfElement()).toEqual([])
    await press('Díjbekérő kérése')
    await expect.poll(() => askedOf(orderPlan)).toMatchObject([{ body: { seats: 30, gross: 186_690 } }])
  })

  it('takes what is left of a paid month off a year that begins at once', async () => {
    const month = { plan: 'standard', term: 'month', seats: 22, from_date: today, to_date: '2026-12-19' } as const
    const paid = { ...known, trial_from: '2025-01-01', subscriptions: [month] }
    const all = plans.flatMap(plan => terms.map(term => offerOf(paid, 22, { plan, term }, 27, today)))
    shown(view({ standing: 'subscribed', trial: null, subscription: month, offers: all }))
    await userEvent.click(page.getByRole('radio', { name: /^Évente/ }))
    expect(text()).toContain('22 fő × 490 Ft × 10 hónap107 800 Ft')
    expect(text()).toMatch(/Jóváírás a kifizetett hónap hátralévő napjaira[-−]10 780 Ft/)
    expect(text()).toContain('Áfa, 27%26 195 FtFizetendő123 215 Ft')
    expect(await axeOfElement()).toEqual([])
  })

  it('asks nobody for how many people who has everything by a grant', async () => {
    shown(view({ standing: 'granted', grant: 'granted', offers: [] }))
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Hány főre?' })).not.toBeInTheDocument()
  })

  it('lists the orders with their states, and withdraws one that waits', async () => {
    shown(view({ orders: [ordered(), ordered({ number: 'D-2026-0100', state: 'withdrawn' })] }))
    await expect.element(page.getByRole('row', { name: /D-2026-0117/ })).toMatchTextContent('Fizetésre vár')
    await expect.element(page.getByRole('row', { name: /D-2026-0100/ })).toMatchTextContent('Visszavonva')
    expect(page.getByRole('button', { name: /^Visszavonás/ }).elements()).toHaveLength(1)
    expect(await axeOfElement()).toEqual([])
  })

  it('withdraws an order once that is confirmed, and keeps the focus beside it', async () => {
    shown(view({ orders: [ordered()] }))
    answer(withdrawOrder, () => {
      answer(showPlan, () => ({ data: view({ orders: [ordered({ state: 'withdrawn' })] }) }))
      return { data: view({ orders: [ordered({ state: 'withdrawn' })] }) }
    })
    const button = page.getByRole('button', { name: 'Visszavonás: D-2026-0117' })
    const question = page.getByRole('alertdialog', { name: 'Visszavonod ezt a díjbekérőt: D-2026-0117?' })
    await userEvent.click(button)
    await expect.element(question).toBeVisible()
    expect(await axeOfElement()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    expect(askedOf(withdrawOrder)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await userEvent.click(question.getByRole('button', { name: 'Visszavonás', exact: true }))
    await expect.poll(() => askedOf(withdrawOrder)).toEqual([{ path: { number: 'D-2026-0117' } }])
    await expect.element(page.getByText('Visszavonva', { exact: true })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'D-2026-0117 letöltése PDF-ben' })).toHaveFocus()
  })

  it('says which unpaid order a new one takes the place of', async () => {
    shown(view({ orders: [ordered(), ordered({ number: 'D-2026-0100', state: 'paid' })] }))
    await expect
      .element(page.getByText('D-2026-0117 még nincs kifizetve: ha újat kérsz, visszavonjuk.', { exact: true }))
      .toBeVisible()
  })

  it('shows on a phone what became of an order, and what can be done with it, without scrolling aside', async () => {
    await inWindow(390, 844)
    shown(view({ orders: [ordered()] }))
    for (const element of [page.getByText('Fizetésre vár'), page.getByRole('button', { name: /^Visszavonás/ })]) {
      await expect.element(element).toBeVisible()
      expect(element.element().getBoundingClientRect().right).toBeLessThan(390)
    }
    expect(await axeOfElement()).toEqual([])
  })

  it('downloads the pro-forma invoice of an order, whatever became of it', async () => {
    shown(view({ orders: [ordered({ number: 'D-2026-0100', state: 'withdrawn' })] }))
    const file = { name: 'szabi-dijbekero-D-2026-0100.pdf', type: 'application/pdf', content: btoa('%PDF') }
    answer(exportOrder, () => ({ data: { file, id: null } }))
    await press('D-2026-0100 letöltése PDF-ben')
    await expect.element(page.getByText(/szabi-dijbekero-D-2026-0100\.pdf/)).toBeVisible()
    expect(askedOf(exportOrder)).toEqual([{ path: { number: 'D-2026-0100' } }])
  })

  it('says at the field what is wrong with the billing data, and keeps what was typed', async () => {
    shown(view())
    refuse(orderPlan, 422, 'Hibás', { tax_number: ['Így add meg az adószámot: 12345676-2-41'] })
    await userEvent.fill(page.getByRole('textbox', { name: /Adószám/ }), '12345678-2-41')
    await userEvent.fill(page.getByRole('textbox', { name: /Város/ }), '')
    await press('Díjbekérő kérése')
    await expect.element(page.getByRole('textbox', { name: /Város/ })).toHaveAccessibleDescription(/.+/)
    expect(askedOf(orderPlan)).toEqual([])
    await userEvent.fill(page.getByRole('textbox', { name: /Város/ }), 'Vác')
    await press('Díjbekérő kérése')
    await expect.element(page.getByText('Így add meg az adószámot: 12345676-2-41')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /Adószám/ })).toHaveValue('12345678-2-41')
  })

  it('says that everything is free with few people', async () => {
    shown(view({ standing: 'starter', seats: 7, trial: null, offers: [] }))
    await expect
      .element(page.getByText('9 aktív munkatársig minden ingyenes. Nálatok most 7 van.').first())
      .toBeVisible()
    expect(page.getByRole('button', { name: 'Díjbekérő kérése' }).elements()).toEqual([])
  })

  it('says what is paid for', async () => {
    const subscription = {
      plan: 'standard',
      term: 'year',
      seats: 22,
      from_date: '2026-01-01',
      to_date: '2026-12-31',
    } as const
    shown(view({ standing: 'subscribed', subscription }))
    await expect.element(page.getByText('Kifizetve 22 munkatársra, utolsó napja: 2026. dec. 31.')).toBeVisible()
  })

  it('says that requests can only be read once the trial is over', async () => {
    shown(view({ standing: 'read_only' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent('A kérelmek most csak olvashatók')
  })

  it('P06 asks for free use of a school or foundation, once', async () => {
    shown(view())
    answer(askForGrant, () => {
      answer(showPlan, () => ({ data: view({ grant: 'asked' }) }))
      return { data: view({ grant: 'asked' }) }
    })
    await press('Ingyenes használat kérése')
    await expect.poll(() => askedOf(askForGrant)).toHaveLength(1)
    await expect
      .element(page.getByText('Ingyenes használatot kértetek. Rendszerint 48 órán belül válaszolunk.'))
      .toBeVisible()
  })
})

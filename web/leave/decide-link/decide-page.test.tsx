import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decideByLink } from '#shared/notifications/contract/decide-by-link.ts'
import { showDecision, type DecisionView } from '#shared/notifications/contract/show-decision.ts'
import huLeave from '#shared/words/hu/leave.json'
import huLinks from '#shared/words/hu/links.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, asked, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { DecidePage } from './decide-page.tsx'

i18next.addResourceBundle('hu', 'leave', huLeave)
i18next.addResourceBundle('hu', 'links', huLinks)

const request: DecisionView = {
  company: 'Kéktó Műhely Kft.',
  decider: { first_name: 'Béla', last_name: 'Nagy' },
  user: { first_name: 'Anna', last_name: 'Kis' },
  type: { id: 1, label: 'Szabadság' },
  from_date: '2026-12-17',
  to_date: '2026-12-22',
  days: 4,
  comment: 'Síelés',
  status: 'pending',
  version: 1,
  over: null,
  away: [
    { first_name: 'Tamás', last_name: 'Rácz', from_date: '2026-12-21', to_date: '2026-12-23', is_asked: false },
    { first_name: 'Éva', last_name: 'Kiss', from_date: '2026-12-22', to_date: '2026-12-22', is_asked: true },
  ],
  left: [{ year: 2026, left: 6, total: 25, unit: 'days' }],
}
const shows = (over: Partial<DecisionView> = {}) => answer(showDecision, () => ({ data: { ...request, ...over } }))
const open = (wanted: 'approved' | 'denied' = 'approved', token = 'c_r_b_e.s') =>
  show(<DecidePage token={token} wanted={wanted} />)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const text = (pattern: string | RegExp) => page.getByText(pattern, { exact: false })

beforeEach(() => {
  shows()
  answer(decideByLink, () => ({}))
})

describe('the page of the buttons of an email about a request', () => {
  it('shows what is decided on, and decides nothing by being opened', async () => {
    open()
    await expect.element(page.getByRole('heading', { name: 'Kis Anna kérelme: Szabadság' })).toBeVisible()
    await expect.element(text(/2026\. dec\. 17–22\./)).toBeVisible()
    await expect.element(text('4 munkanap')).toBeVisible()
    await expect.element(text('„Síelés”')).toBeVisible()
    await expect.element(text('Rácz Tamás')).toBeVisible()
    await expect.element(text(/dec\. 22\. \(csak kérte\)/)).toBeVisible()
    await expect.element(text('6 nap marad 25 napból')).toBeVisible()
    // Whoever opens the link decides in the name of the one to whom it was sent.
    await expect.element(page.getByText('Ki dönt').element().parentElement!).toMatchTextContent('Nagy Béla')
    expect(askedOf(decideByLink)).toEqual([])
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
  })

  it('approves with a press', async () => {
    open()
    await press('Jóváhagyás')
    await expect.element(text('Kérelem jóváhagyva')).toBeVisible()
    await expect.element(text('Kis Anna értesítést kap róla.')).toBeVisible()
    expect(askedOf(decideByLink)).toEqual([
      { body: { token: 'c_r_b_e.s', version: 1, decision: 'approved', comment: '' } },
    ])
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('denies with a reason, which may be left out', async () => {
    open('denied')
    await userEvent.fill(page.getByLabelText(/^Indoklás/), 'Sokan vannak távol.')
    await press('Kérelem elutasítása')
    await expect.element(text('Kérelem elutasítva')).toBeVisible()
    expect(askedOf(decideByLink)).toMatchObject([{ body: { decision: 'denied', comment: 'Sokan vannak távol.' } }])
  })

  it('lets whoever came to approve deny, and the other way round', async () => {
    open()
    await press('Elutasítás…')
    await expect.element(page.getByLabelText(/^Indoklás/)).toBeVisible()
    await press('Mégis jóváhagyás…')
    await press('Jóváhagyás')
    expect(askedOf(decideByLink)).toMatchObject([{ body: { decision: 'approved' } }])
  })

  it('says where nobody else is away, and nothing of what is not known', async () => {
    shows({ away: [], left: [], comment: '' })
    open()
    await expect.element(text(/más nem lesz távol/)).toBeVisible()
    expect(text(/marad/).elements()).toEqual([])
    expect(text('Megjegyzés').elements()).toEqual([])
  })

  it('says hours where leave is kept in hours', async () => {
    shows({ left: [{ year: 2026, left: 12, total: 160, unit: 'hours' }] })
    open()
    await expect.element(text('12 óra marad 160 órából')).toBeVisible()
  })

  it.each([
    ['approved', /Nagy Béla jóváhagyta/],
    ['denied', /Nagy Béla elutasította/],
    ['cancelled', /Nagy Béla visszavonta/],
  ] as const)('says who has decided already, and when (%s)', async (status, sentence) => {
    const at = Date.parse('2026-11-20T09:00:00Z') / 1000
    shows({ status, over: { by: { first_name: 'Béla', last_name: 'Nagy' }, at, automatic: null } })
    open()
    await expect.element(text(sentence)).toBeVisible()
    await expect.element(text(/2026\. nov\. 20\. 10:00/)).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/dashboard')
  })

  it.each([
    ['outside_employment', /a munkaviszony dátumai miatt visszavontuk/],
    ['without_working_days', /nem maradt benne munkanap, ezért visszavontuk/],
  ] as const)('blames nobody for what ended by itself (%s)', async (automatic, sentence) => {
    shows({ status: 'cancelled', over: { by: { first_name: '', last_name: '' }, at: 0, automatic } })
    open()
    await expect.element(text(sentence)).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('shows a request anew that has changed meanwhile', async () => {
    refuse(decideByLink, 409, 'A kérelem közben módosult.')
    open()
    await expect.element(text('4 munkanap')).toBeVisible()
    shows({ version: 2, days: 3 })
    await press('Jóváhagyás')
    await expect.element(text('3 munkanap')).toBeVisible()
  })

  it('says that a link is over, also one without a token', async () => {
    refuse(showDecision, 404, 'Érvénytelen')
    open()
    await expect.element(text('Ez a link nem érvényes')).toBeVisible()
    asked.length = 0
    open('approved', '')
    await expect.element(text('Ez a link nem érvényes').first()).toBeVisible()
    expect(askedOf(showDecision)).toEqual([])
  })

  it('can be asked for again where it could not be read', async () => {
    refuse(showDecision, 500, 'Hiba történt')
    open()
    await expect.element(page.getByRole('button', { name: 'Újratöltés' })).toBeVisible()
    shows()
    await press('Újratöltés')
    await expect.element(text('4 munkanap')).toBeVisible()
  })
})

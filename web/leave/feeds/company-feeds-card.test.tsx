import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { listCompanyFeeds, type CompanyFeedView } from '#shared/leave/contract/feed/list-company-feeds.ts'
import { revokeCompanyFeed } from '#shared/leave/contract/feed/revoke-company-feed.ts'
import enFeeds from '#shared/words/en/calendarfeeds.json'
import huFeeds from '#shared/words/hu/calendarfeeds.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { CompanyFeedsCard } from './company-feeds-card.tsx'

i18next.addResourceBundle('hu', 'calendarfeeds', huFeeds)
i18next.addResourceBundle('en', 'calendarfeeds', enFeeds)

const at = (moment: string) => Date.parse(moment) / 1000
const ofAnna: CompanyFeedView = {
  id: 'a',
  name: 'Telefon',
  scope: 'own',
  group: null,
  created_at: at('2026-11-01T09:00:00+01:00'),
  fetched_at: at('2026-11-20T08:00:00+01:00'),
  user: { id: 'anna', first_name: 'Anna', last_name: 'Kis', avatar: null },
}
const ofBela: CompanyFeedView = {
  ...ofAnna,
  id: 'b',
  name: 'Műhely',
  scope: 'group',
  group: 'g',
  fetched_at: null,
  user: { ...ofAnna.user, id: 'bela', first_name: 'Béla' },
}
const listed = (...data: CompanyFeedView[]) => answer(listCompanyFeeds, () => ({ data, next: null }))
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const rows = page.getByRole('list', { name: 'A cég naptár-feliratkozásai' }).getByRole('listitem')

beforeEach(() => {
  answer(listGroups, () => ({ data: [{ id: 'g', name: 'Műhely', approver_ids: [] }] as never }))
  listed(ofAnna, ofBela)
})
afterEach(() => i18next.changeLanguage('hu'))

const shown = () =>
  showFresh(
    <div id="content" tabIndex={-1}>
      <CompanyFeedsCard />
    </div>,
  )

describe('the calendar feeds of a company', () => {
  it('say whose they are, what they show, and when they were fetched last', async () => {
    shown()
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/Kis Anna – Telefon.*saját távollétek.*utoljára lekérve: .*8:00 és 0?9:00 között/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Kis Béla – Műhely.*csoport: Műhely.*még nem kérték le/)
    await expect.poll(async () => axeOfElement()).toEqual([])
  })

  it('are revoked after a question, which names whose calendar it is', async () => {
    answer(revokeCompanyFeed, () => ({}))
    shown()
    await press('Visszavonás: Kis Anna – Telefon')
    const question = page.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent(/Kis Anna naptárprogramja nem frissül többé/)
    await userEvent.click(question.getByRole('button', { name: 'Mégse' }))
    expect(askedOf(revokeCompanyFeed)).toEqual([])
    await press('Visszavonás: Kis Anna – Telefon')
    listed(ofBela)
    await userEvent.click(question.getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Feliratkozás visszavonva: Kis Anna – Telefon'])
    expect(askedOf(revokeCompanyFeed)).toMatchObject([{ path: { id: 'anna', feedId: 'a' } }])
    await expect.element(page.getByText('Kis Anna – Telefon')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('content')
  })

  it('come in pages', async () => {
    answer(listCompanyFeeds, ({ query }) =>
      query?.cursor === 'anna#a' ? { data: [ofBela], next: null } : { data: [ofAnna], next: 'anna#a' },
    )
    shown()
    await expect.element(page.getByText('Kis Anna – Telefon')).toBeVisible()
    await press('Továbbiak')
    await expect.element(page.getByText('Kis Béla – Műhely')).toBeVisible()
    await expect.element(page.getByText('Kis Anna – Telefon')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Továbbiak' })).not.toBeInTheDocument()
  })

  it('say so where there are none, could not be loaded, or one could not be revoked', async () => {
    refuse(listCompanyFeeds, 500, 'Hiba')
    shown()
    await expect.element(page.getByRole('alert')).toBeVisible()
    listed()
    await press('Újratöltés')
    await expect.element(page.getByText('A cégben még senkinek sincs naptár-feliratkozása.')).toBeVisible()
  })

  it('tell why one could not be revoked', async () => {
    refuse(revokeCompanyFeed, 404, 'Nincs ilyen.')
    shown()
    await press('Visszavonás: Kis Béla – Műhely')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Nincs ilyen.'])
  })

  it('are the same in English', async () => {
    await i18next.changeLanguage('en')
    shown()
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/Anna Kis – Telefon.*own absences/)
    await expect.poll(async () => axeOfElement()).toEqual([])
  })
})

import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import type { FeedView } from '#shared/leave/contract/feed/feed-view.ts'
import { listCalendarFeeds } from '#shared/leave/contract/feed/list-calendar-feeds.ts'
import { revokeCalendarFeed } from '#shared/leave/contract/feed/revoke-calendar-feed.ts'
import { people } from '#shared/people/contract.ts'
import enFeeds from '#shared/words/en/calendarfeeds.json'
import huFeeds from '#shared/words/hu/calendarfeeds.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { unshow } from '#web/ui/show.test-support.tsx'
import type { Confirmed } from './confirmed.ts'
import { FeedsCard } from './feeds-card.tsx'

i18next.addResourceBundle('hu', 'calendarfeeds', huFeeds)
i18next.addResourceBundle('en', 'calendarfeeds', enFeeds)

const at = (moment: string) => Date.parse(moment) / 1000
const own: FeedView = {
  id: 'own',
  name: 'Szabadságom',
  scope: 'own',
  group: null,
  created_at: at('2026-11-01T09:00:00+01:00'),
  fetched_at: at('2026-11-20T08:00:00+01:00'),
}
const ofGroup: FeedView = { ...own, id: 'group', name: 'Műhely', scope: 'group', group: 'g', fetched_at: null }
const listed = (...data: FeedView[]) => answer(listCalendarFeeds, () => ({ data, is_open: true }))
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
/** Chooses by the sentence below a choice. */
const choose = (detail: RegExp) => userEvent.click(page.getByText(detail))
const name = page.getByRole('textbox', { name: /^Név/ })
const rowOf = (text: string) => page.getByRole('listitem').filter({ hasText: text })

beforeEach(() => {
  answer(people.showMe, () => ({ data: signedIn({ id: 'anna', role: 1 }) }))
  answer(listGroups, () => ({ data: [{ id: 'g', name: 'Műhely', approver_ids: [] }] as never }))
  listed(own)
})
afterEach(() => i18next.changeLanguage('hu'))

const shown = (confirmed: Confirmed = act => act()) => showFresh(<FeedsCard confirmed={confirmed} />)

describe('calendar feeds', () => {
  it('leave the focus where a browser begins while nobody has opened anything', async () => {
    shown()
    await expect.element(rowOf('Szabadságom')).toBeVisible()
    // Longer than the focus would wait for a dialog that closes.
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(document.activeElement).toBe(document.body)
  })

  it('say what they show, and in which hour they were fetched last', async () => {
    listed(
      own,
      ofGroup,
      { ...ofGroup, id: 'gone', name: 'Régi', group: 'other' },
      { ...own, id: 'all', name: 'Cég', scope: 'company' },
    )
    shown()
    await expect.element(rowOf('Szabadságom')).toMatchTextContent(/saját távollétek · létrehozva: 2026\. nov/)
    await expect.element(rowOf('Szabadságom')).toMatchTextContent(/utoljára lekérve: .*8:00 és 0?9:00 között/)
    await expect.element(rowOf('Műhely').first()).toMatchTextContent(/csoport: Műhely.*még nem kérték le/)
    await expect.element(rowOf('Régi')).toMatchTextContent(/megszűnt csoport/)
    await expect.element(rowOf('Cég')).toMatchTextContent(/egész cég/)
  })

  it('say so where there are none, or where they could not be loaded', async () => {
    refuse(listCalendarFeeds, 500, 'Hiba')
    shown()
    await expect.element(page.getByRole('alert')).toBeVisible()
    listed()
    await press('Újratöltés')
    await expect.element(page.getByText(/^Még nincs feliratkozásod/)).toBeVisible()
  })

  it('are only revoked where the plan has them no more', async () => {
    answer(listCalendarFeeds, () => ({ data: [own], is_open: false }))
    shown()
    await expect.element(page.getByText('A cég csomagjában most nincs naptár-feliratkozás')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Új feliratkozás' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Visszavonás: Szabadságom' })).toBeVisible()
  })

  it('are revoked after a question', async () => {
    answer(revokeCalendarFeed, () => ({}))
    shown()
    await press('Visszavonás: Szabadságom')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Mégse' }))
    expect(askedOf(revokeCalendarFeed)).toEqual([])
    await press('Visszavonás: Szabadságom')
    listed()
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Feliratkozás visszavonva: Szabadságom'])
    await expect.element(page.getByText(/^Még nincs feliratkozásod/)).toBeVisible()
    expect(askedOf(revokeCalendarFeed)).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: 'Új feliratkozás' })).toHaveFocus()
  })

  it('tell why one could not be revoked', async () => {
    refuse(revokeCalendarFeed, 404, 'Nincs ilyen.')
    shown()
    await press('Visszavonás: Szabadságom')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Nincs ilyen.'])
  })
})

describe('a new calendar feed', () => {
  const url = 'https://szabi.example/api/calendar/a_b_c.ics'

  it('is given its address this once, with ways into calendars', async () => {
    answer(createCalendarFeed, () => ({ data: own, url }))
    shown()
    await press('Új feliratkozás')
    await expect.element(name).toHaveValue('Szabadságom')
    await press('Létrehozás')
    await expect.element(page.getByRole('group', { name: 'A naptár címe' })).toMatchTextContent(url)
    await expect
      .element(page.getByRole('link', { name: 'Megnyitás a naptárprogramban' }))
      .toHaveAttribute('href', 'webcal://szabi.example/api/calendar/a_b_c.ics')
    await expect.element(page.getByText(/Google Naptár/)).toBeVisible()
    await expect.poll(async () => axeOfElement(page.getByRole('dialog').element())).toEqual([])
    expect(askedOf(createCalendarFeed)).toMatchObject([{ body: { name: 'Szabadságom', scope: 'own', group: null } }])
    await press('Elmentettem')
    await expect.element(page.getByText(url)).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Új feliratkozás' })).toHaveFocus()
  })

  it('is called by what it shows as long as nobody has called it otherwise', async () => {
    shown()
    await press('Új feliratkozás')
    await choose(/^Mindenki távolléte/)
    await expect.element(name).toHaveValue('Távollétek: Kék Tó Kft.')
    await userEvent.fill(name, 'Kollégák')
    await choose(/^Típussal együtt/)
    await expect.element(name).toHaveValue('Kollégák')
  })

  it('of a group names it before anything is sent', async () => {
    answer(createCalendarFeed, () => ({ data: ofGroup, url }))
    shown()
    await press('Új feliratkozás')
    await choose(/^Egy csoport távollétei/)
    await userEvent.fill(name, 'Műhely')
    await press('Létrehozás')
    await expect.element(page.getByText('Ezt töltsd ki.')).toBeVisible()
    expect(askedOf(createCalendarFeed)).toEqual([])
    await userEvent.click(page.getByRole('button', { name: /Csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Műhely' }))
    await press('Létrehozás')
    await expect.element(page.getByRole('group', { name: 'A naptár címe' })).toBeVisible()
    expect(askedOf(createCalendarFeed)).toMatchObject([{ body: { name: 'Műhely', scope: 'group', group: 'g' } }])
  })

  it('offers no group where there is none', async () => {
    answer(listGroups, () => ({ data: [] }))
    shown()
    await press('Új feliratkozás')
    await expect.element(page.getByRole('radio', { name: /Az egész céget/ })).toBeInTheDocument()
    await expect.element(page.getByRole('radio', { name: /Egy csoportot/ })).not.toBeInTheDocument()
  })

  it('says above the form where there may be no more, and stays where somebody does not confirm who they are', async () => {
    refuse(createCalendarFeed, 409, 'Legfeljebb 10 naptár-feliratkozásod lehet.')
    shown()
    await press('Új feliratkozás')
    await press('Létrehozás')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Legfeljebb 10/)
    await expect.element(name).toHaveValue('Szabadságom')
  })

  it('of the company or a group is begun where somebody comes for it, and is put aside by closing', async () => {
    answer(createCalendarFeed, () => ({ data: ofGroup, url }))
    let answered = 0
    const asked = (what: string) =>
      showFresh(<FeedsCard confirmed={act => act()} asked={what} onAnswered={() => void answered++} />)
    asked('company')
    await expect.element(page.getByRole('radio', { name: /Az egész céget/ })).toBeChecked()
    await expect.element(name).toHaveValue('Távollétek: Kék Tó Kft.')
    unshow()
    asked('g')
    await expect.element(page.getByRole('radio', { name: /Egy csoportot/ })).toBeChecked()
    await expect.element(name).toHaveValue('Távollétek: Műhely')
    await press('Létrehozás')
    await expect.element(page.getByRole('group', { name: 'A naptár címe' })).toBeVisible()
    expect(askedOf(createCalendarFeed)).toMatchObject([{ body: { scope: 'group', group: 'g' } }])
    expect(answered).toBe(1)
  })

  it('is not begun where the plan has none, whatever somebody came for', async () => {
    answer(listCalendarFeeds, () => ({ data: [own], is_open: false }))
    showFresh(<FeedsCard confirmed={act => act()} asked="company" />)
    await expect.element(page.getByText('A cég csomagjában most nincs naptár-feliratkozás')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('is the same in English', async () => {
    await i18next.changeLanguage('en')
    shown()
    await press('New calendar feed')
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('My leave')
    await expect.poll(async () => axeOfElement(page.getByRole('dialog').element())).toEqual([])
  })
})

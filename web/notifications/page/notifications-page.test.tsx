import i18next from 'i18next'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import type { ProposalView } from '#shared/notifications/contract/list-proposals.ts'
import enWords from '#shared/words/en/notificationpage.json'
import huWords from '#shared/words/hu/notificationpage.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany } from '#web/leave/company.test-support.ts'
import { NotificationsPage } from './notifications-page.tsx'

for (const [language, words] of Object.entries({ hu: huWords, en: enWords }))
  i18next.addResourceBundle(language, 'notificationpage', words)

const now = 1_795_168_000
const notification = (id: string, given: Partial<NotificationView> = {}): NotificationView => ({
  id,
  type: 9,
  is_seen: true,
  created_at: now,
  data: { model: null },
  message: `Üzenet ${id}`,
  company: { id: 'c1', name: 'Kék Tó Kft.' },
  user: null,
  ...given,
})
const model = { id: 'r1', type_id: 1, from_date: '2026-11-26', to_date: '2026-11-30', user_id: 'bela', days: 3 }
const asked = (id: string, of: string) =>
  notification(id, {
    type: 1,
    message: 'Szabó Bence szabadságot kért',
    user: { id: 'bela', name: 'Szabó Bence' },
    data: { model: { ...model, id: of, is_gone: false } },
  })

const Decide = ({ id }: { id: string }) => <button type="button">Döntés: {id}</button>
const onReview = vi.fn<(change: { id: string; user_id: string }) => void>()
const shown = (requests: RequestView[] = [], at = '/notifications', proposals: ProposalView[] = []) =>
  showFresh(<Shown requests={requests} proposals={proposals} />, at)

/** The page, until what waits is decided on. */
function Shown(waiting: { requests: RequestView[]; proposals: ProposalView[] }) {
  const [isDecided, decideOn] = useState(false)
  return (
    <>
      <NotificationsPage
        waiting={isDecided ? { requests: [], proposals: [] } : waiting}
        Decide={Decide}
        onReview={onReview}
      />
      <button type="button" onClick={() => decideOn(true)}>
        Máshol eldöntve
      </button>
    </>
  )
}
const rows = () => page.getByRole('main').getByRole('listitem')
const texts = () =>
  rows()
    .elements()
    .map(row => row.textContent)
const filter = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

let bell: NotificationView[]
beforeEach(async () => {
  freshCompany({ is_approver: true })
  bell = []
  answer(notifications.listNotifications, asked => {
    const cursor = asked?.query?.cursor
    const from = cursor ? bell.findIndex(({ id }) => id === cursor) : 0
    return { data: bell.slice(from, from + 30), next: bell[from + 30]?.id ?? null }
  })
})

it('lists everything, and the older ones when they are asked for', async () => {
  bell = Array.from({ length: 35 }, (_, place) => notification(`n${99 - place}`))
  shown()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Értesítések' })).toBeVisible()
  await expect.poll(() => texts().length).toBe(30)
  await userEvent.click(page.getByRole('button', { name: 'Továbbiak betöltése' }))
  await expect.poll(() => texts().length).toBe(35)
  expect(askedOf(notifications.listNotifications)).toContainEqual({ query: { cursor: 'n69' } })
  expect(page.getByRole('button', { name: 'Továbbiak betöltése' }).elements()).toEqual([])
  expect(await axeOfElement(document.querySelector('main')!)).toEqual([])
})

describe('what waits for the reader', () => {
  it('has a filter of its own, with requests that nobody notified them of', async () => {
    bell = [notification('told'), asked('a', 'r1')]
    shown([request({ id: 'r1', comment: 'Unokáknál segítek' }), request({ id: 'r2' })])
    await expect.poll(() => texts().length).toBe(2)
    await expect.element(filter('Teendő')).toMatchTextContent('Teendő 2')
    await userEvent.click(filter('Teendő'))
    await expect.poll(() => texts().length).toBe(2)
    await expect.element(page.getByText('„Unokáknál segítek”')).toBeVisible()
    for (const id of ['r1', 'r2'])
      await expect.element(page.getByRole('button', { name: `Döntés: ${id}` })).toBeVisible()
  })

  it('stays in its row once it is decided', async () => {
    bell = [asked('a', 'r1')]
    shown([request({ id: 'r1' })], '/notifications?show=to_do')
    await expect.element(page.getByRole('button', { name: 'Döntés: r1' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Máshol eldöntve' }))
    await expect.element(filter('Teendő')).toMatchTextContent('Teendő 0')
    await expect.element(page.getByRole('button', { name: 'Döntés: r1' })).toBeVisible()
  })

  it('is opened where it does not wait any more, and facts are reviewed', async () => {
    const fact_change = { id: 'f', user_id: 'bela' }
    bell = [asked('a', 'r0'), notification('p', { type: 20, data: { model: null, fact_change } })]
    shown()
    const link = page.getByRole('link', { name: /^Megnyitás/ })
    await expect.element(link).toHaveAttribute('href', '/notifications?request=r0')
    await userEvent.click(page.getByRole('button', { name: 'Megnézem' }))
    expect(onReview.mock.calls).toEqual([[fact_change]])
  })

  it('has the changes of facts that nobody notified them of, or so long ago that it is not loaded, each once', async () => {
    const proposal = (id: string, name: string): ProposalView => ({
      id,
      user: { id: 'bela', name },
      created_at: now - 9_000_000,
      message: `${name} adatváltozást jelentett be`,
      company: { id: 'c1', name: 'Kék Tó Kft.' },
    })
    const fact_change = { id: 'told', user_id: 'bela' }
    const message = 'Szabó Bence adatváltozást jelentett be'
    bell = [notification('p', { type: 20, message, data: { model: null, fact_change } })]
    shown([], '/notifications?show=to_do', [proposal('told', 'Szabó Bence'), proposal('untold', 'Kis Anna')])
    await expect.element(filter('Teendő')).toMatchTextContent('Teendő 2')
    await expect
      .poll(texts)
      .toEqual([expect.stringContaining(message), expect.stringContaining('Kis Anna adatváltozást jelentett be')])
    onReview.mockClear()
    await userEvent.click(page.getByRole('button', { name: 'Megnézem' }).nth(1))
    expect(onReview.mock.calls).toEqual([[{ id: 'untold', user_id: 'bela' }]])
    await userEvent.click(page.getByRole('button', { name: 'Máshol eldöntve' }))
    await expect.element(page.getByText('Nincs rád váró teendő.')).toBeVisible()
  })

  it('of an address that emails do not reach leads to whose it is', async () => {
    bell = [notification('b', { type: 23, user: { id: 'bela', name: 'Szabó Bence' } })]
    shown()
    await expect
      .element(page.getByRole('link', { name: /^Megnyitás/ }))
      .toHaveAttribute('href', '/user/bela/personal-information')
  })

  it('of a deadline leads to what can be done about it', async () => {
    const kinds = ['carried', 'to_grant', 'decree', 'holidays'] as const
    bell = kinds.map(kind => notification(kind, { type: 18, data: { model: null, deadline: { kind } } }))
    shown()
    const links = page.getByRole('link', { name: /^Megnyitás/ })
    await expect
      .poll(() => links.elements().map(link => link.getAttribute('href')))
      .toEqual(['/user/days-off', '/company/employees', '/company/non-working-days', '/company/non-working-days'])
  })
})

it('T13 marks all as read, which stay in the list of what is unread until it is left', async () => {
  bell = [notification('b', { is_seen: false }), notification('a')]
  answer(notifications.markNotificationsSeen, () => {
    bell = bell.map(one => ({ ...one, is_seen: true }))
    return {}
  })
  shown([], '/notifications?show=unread')
  await expect.poll(texts).toEqual([expect.stringContaining('Üzenet b')])
  await userEvent.click(page.getByRole('button', { name: 'Mind olvasott' }))
  await expect.element(filter('Olvasatlan')).toMatchTextContent('Olvasatlan 0')
  expect(texts()).toEqual([expect.stringContaining('Üzenet b')])
  await userEvent.click(filter('Mind'))
  await expect.poll(() => texts().length).toBe(2)
  await userEvent.click(filter('Olvasatlan'))
  await expect.element(page.getByText('Minden értesítést elolvastál.')).toBeVisible()
})

it('T13 deletes one, which comes back where that fails', async () => {
  bell = [notification('b'), notification('a')]
  refuse(notifications.removeNotification, 500, 'Hiba történt.')
  shown()
  await userEvent.click(page.getByRole('button', { name: 'Értesítés törlése: Üzenet b' }))
  await expect.element(page.getByText('Az értesítést nem sikerült törölni.')).toBeVisible()
  await expect.poll(() => texts().length).toBe(2)
  answer(notifications.removeNotification, ({ path }) => {
    bell = bell.filter(({ id }) => id !== path.id)
    return {}
  })
  await userEvent.click(page.getByRole('button', { name: 'Értesítés törlése: Üzenet b' }))
  await expect.poll(texts).toEqual([expect.stringContaining('Üzenet a')])
})

it('T13 deleting one leaves the focus on the next, on the one before at the end, and on the heading where none is left', async () => {
  bell = ['c', 'b', 'a'].map(id => notification(id))
  answer(notifications.removeNotification, ({ path }) => {
    bell = bell.filter(({ id }) => id !== path.id)
    return {}
  })
  shown()
  const removal = (id: string) => page.getByRole('button', { name: `Értesítés törlése: Üzenet ${id}` })
  const removeBy = async (id: string) => {
    ;(removal(id).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(removal(id)).not.toBeInTheDocument()
  }
  await expect.element(removal('b')).toBeVisible()
  await removeBy('b')
  await expect.element(removal('a')).toHaveFocus()
  await removeBy('a')
  await expect.element(removal('c')).toHaveFocus()
  await removeBy('c')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('says that it could not be read', async () => {
  refuse(notifications.listNotifications, 500, 'Hiba történt.')
  shown()
  await expect.element(page.getByText('Az értesítéseket most nem sikerült betölteni.')).toBeVisible()
})

it('says what will stand here', async () => {
  shown()
  const words = page.getByText('Nincs értesítésed.')
  await expect.element(words).toBeVisible()
  const [inside, card] = [words.element(), words.element().closest('section')!].map(one => one.getBoundingClientRect())
  expect(inside!.left - card!.left).toBeGreaterThanOrEqual(12)
  await userEvent.click(filter('Teendő'))
  await expect.element(page.getByText('Nincs rád váró teendő.')).toBeVisible()
})

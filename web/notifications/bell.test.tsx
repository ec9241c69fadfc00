import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifications } from '#shared/notifications/contract.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { useApi } from '#web/api/use-api.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { toasts } from '#web/ui/feedback/toast/toast.ts'
import { freshCompany } from '#web/leave/company.test-support.ts'
import { NotificationBell } from './bell.tsx'

const notification = (id: string, given: Partial<NotificationView> = {}): NotificationView => ({
  id,
  type: 1,
  is_seen: false,
  created_at: 1_795_168_000,
  data: { model: null },
  message: `Üzenet ${id}`,
  company: { id: 'c1', name: 'Kék Tó Kft.' },
  user: null,
  ...given,
})

const Decide = ({ id }: { id: string }) => <button type="button">Döntés: {id}</button>
const onReview = vi.fn<(change: { id: string; user_id: string }) => void>()
const visible = () => toasts.visibleToasts.map(({ content, timeout }) => [content.text, timeout])
let bell: NotificationView[]

beforeEach(async () => {
  freshCompany()
  document.cookie = 'shown_notifications=; Max-Age=0; Path=/'
  bell = ['d', 'c', 'b'].map(id => notification(id)).concat(notification('a', { is_seen: true, type: 9 }))
  answer(notifications.listNotifications, () => ({ data: bell, next: null }))
  answer(notifications.markNotificationsSeen, () => {
    bell = bell.map(one => ({ ...one, is_seen: true }))
    return {}
  })
})

it('R31 T13 B01 counts the unseen, tells two of them for 4 s and sums up the rest for 6 s, once', async () => {
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await expect.element(page.getByRole('button', { name: 'Értesítések, 3 új' })).toMatchTextContent('3')
  const each = [
    ['Üzenet d', 4000],
    ['Üzenet c', 4000],
    ['és még 1 értesítés', 6000],
  ]
  await expect.poll(visible).toEqual(each)
  for (const { key } of toasts.visibleToasts) toasts.close(key)
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await expect.element(page.getByRole('button', { name: 'Értesítések, 3 új' }).last()).toBeVisible()
  expect(visible()).toEqual([])
})

it('R31 tells notifications of one kind apart by the days of the leave, which no line divides', async () => {
  const ofLeave = (id: string, from_date: string, to_date: string) =>
    notification(id, {
      message: 'Kötelező szabadságot írtak ki neked',
      data: { model: { id, user_id: 'me', from_date, to_date, is_gone: false } as never },
    })
  bell = [ofLeave('y', '2026-12-28', '2026-12-31'), ofLeave('x', '2026-09-04', '2026-09-04')]
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  const told = () => visible().map(([text]) => text)
  await expect
    .poll(told)
    .toEqual([
      'Kötelező szabadságot írtak ki neked: dec.\u00a028\u2060–\u206031.',
      'Kötelező szabadságot írtak ki neked: szept.\u00a04.',
    ])
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

it('T13 B01 is read when the page opens, and again every 2,000,000 ms', async () => {
  const reads = () => askedOf(notifications.listNotifications).length
  const before = reads()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await expect.poll(reads).toBeGreaterThan(before)
  const polls = () => timers.mock.calls.filter(([, delay]) => delay === 2_000_000)
  await expect.poll(() => polls().length).toBeGreaterThan(0)
  // What was read less than two seconds ago is not read again; then the timer is let run as if its time had come.
  await new Promise(resolve => setTimeout(resolve, 2100))
  const [opened, timed] = [reads(), polls()]
  const [poll] = timed.at(-1)!
  poll()
  await expect.poll(reads).toBe(opened + 1)
  await expect.poll(() => polls().length).toBeGreaterThan(timed.length)
  timers.mockRestore()
})

it('T13 is read again when the window is focused, also where the page has read the same before, and not at every glance', async () => {
  const reads = () => askedOf(notifications.listNotifications).length
  const before = reads()
  const Page = () => <p>{useApi(notifications.listNotifications).data?.data.length}</p>
  show(
    <>
      <Page />
      <NotificationBell onReview={onReview} Decide={Decide} />
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Értesítések, 3 új' })).toBeVisible()
  const opened = reads()
  expect(opened).toBeGreaterThan(before)
  bell = [notification('e'), ...bell]
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByRole('button', { name: 'Értesítések, 4 új' })).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reads()).toBe(opened + 1)
})

it('says that there are more where all that it has are new', async () => {
  answer(notifications.listNotifications, () => ({ data: bell.slice(0, 3), next: 'a' }))
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await expect.element(page.getByRole('button', { name: 'Értesítések, 3 új' })).toMatchTextContent('3+')
})

it('T13 marks all seen when it is opened', async () => {
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await userEvent.click(page.getByRole('button', { name: 'Értesítések, 3 új' }))
  await expect.element(page.getByRole('dialog', { name: 'Értesítések' })).toMatchTextContent('Üzenet a')
  await expect.poll(() => askedOf(notifications.markNotificationsSeen)).toHaveLength(1)
  expect(await axeOfElement(page.getByRole('dialog', { name: 'Értesítések' }).element())).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Értesítések', exact: true })).toBeVisible()
})

it('law 3 opens a proposed change of facts, and only that, for review', async () => {
  const fact_change = { id: 'p1', user_id: 'anna' }
  bell = [
    notification('p', { type: 20, data: { model: null, fact_change } }),
    notification('e', { type: 19, data: { model: null, fact_change: { id: 'p0', user_id: 'bela' } } }),
  ]
  onReview.mockClear()
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await userEvent.click(page.getByRole('button', { name: /^Értesítések/ }))
  const list = page.getByRole('dialog', { name: 'Értesítések' })
  await userEvent.click(list.getByRole('button', { name: 'Megnézem' }))
  expect(onReview.mock.calls).toEqual([[fact_change]])
  await expect.element(list).not.toBeInTheDocument()
})

it('leads to what can be done about a deadline, and closes', async () => {
  bell = [notification('a', { type: 18, data: { model: null, deadline: { kind: 'carried' } } })]
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await userEvent.click(page.getByRole('button', { name: /^Értesítések/ }))
  const list = page.getByRole('dialog', { name: 'Értesítések' })
  const link = list.getByRole('link', { name: /Üzenet a/ })
  await expect.element(link).toHaveAttribute('href', '/user/days-off')
  await userEvent.click(link)
  await expect.element(list).not.toBeInTheDocument()
})

it('T13 deletes one', async () => {
  answer(notifications.removeNotification, ({ path }) => {
    bell = bell.filter(({ id }) => id !== path.id)
    return {}
  })
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await userEvent.click(page.getByRole('button', { name: /^Értesítések/ }))
  const removal = (id: string) => page.getByRole('button', { name: `Értesítés törlése: Üzenet ${id}` })
  await userEvent.click(removal('c'))
  await expect.element(removal('b')).toHaveFocus()
  const list = page.getByRole('dialog', { name: 'Értesítések' })
  await expect.element(list).not.toMatchTextContent('Üzenet c')
  await expect.element(list).toMatchTextContent('Üzenet b')
})

describe('a notification of a request', () => {
  const model = { id: 'r1', type_id: 1, from_date: '2026-11-26', to_date: '2026-11-30', user_id: 'bela', days: 3 }
  const user = { id: 'bela', name: 'Szabó Bence' }
  const opened = async (...given: Partial<NotificationView>[]) => {
    bell = given.map((one, place) => notification(`n${place}`, { is_seen: true, user, ...one }))
    show(<NotificationBell onReview={onReview} Decide={Decide} />)
    await userEvent.click(page.getByRole('button', { name: /^Értesítések/ }))
    return page.getByRole('dialog', { name: 'Értesítések' })
  }

  it('says who, what and when, opens it beside the page, and decides on it in place', async () => {
    const message = 'Szabó Bence szabadságot kért'
    const list = await opened({ message, data: { model: { ...model, is_gone: false } } })
    const link = list.getByRole('link', { name: /Szabó Bence szabadságot kért/ })
    await expect.element(link).toMatchTextContent('nov. 26–30., 3 munkanap')
    await expect.element(link).toHaveAttribute('href', '/?request=r1')
    await expect.element(list.getByRole('button', { name: 'Döntés: r1' })).toBeVisible()
    expect(await axeOfElement(list.element())).toEqual([])
    await userEvent.click(link)
    await expect.element(list).not.toBeInTheDocument()
  })

  it('strikes the dates of what is gone, and asks for no decision on it', async () => {
    const message = 'Szabó Bence visszavonta a kérelmét'
    const list = await opened({ type: 13, message, data: { model: { ...model, is_gone: true } } })
    const dates = list.getByText('nov. 26–30., 3 munkanap')
    await expect.element(dates).toBeVisible()
    expect(dates.element().tagName).toBe('S')
    expect(list.getByRole('button', { name: /^Döntés/ }).elements()).toEqual([])
  })

  it('stands under its day, the newest five, and the page has the others', async () => {
    const today = Math.floor(Date.now() / 1000)
    const list = await opened(
      ...[0, 0, 1, 5, 6, 7].map(days => ({ created_at: today - days * 86_400, message: `${days} napja` })),
    )
    const headings = list.getByRole('heading', { level: 3 })
    await expect.poll(() => headings.elements().map(one => one.textContent)).toEqual(['Ma', 'Tegnap', 'Korábban'])
    expect(list.getByRole('listitem').elements()).toHaveLength(5)
    const all = list.getByRole('link', { name: 'Összes értesítés' })
    await expect.element(all).toHaveAttribute('href', '/notifications')
    await userEvent.click(all)
    await expect.element(list).not.toBeInTheDocument()
  })
})

it('E03 shows every type with a symbol, a sentence and a date', async () => {
  const types = Array.from({ length: 18 }, (_, place) => place + 1)
  for (const some of [types.slice(0, 5), types.slice(5, 10), types.slice(10, 15), types.slice(15)]) {
    bell = some.map(type => notification(`t${type}`, { type, is_seen: true, message: `Mondat ${type}.` }))
    show(<NotificationBell onReview={onReview} Decide={Decide} />)
    await userEvent.click(page.getByRole('button', { name: 'Értesítések', exact: true }).last())
    const list = page.getByRole('dialog', { name: 'Értesítések' })
    for (const type of some) {
      const row = list.getByRole('listitem').filter({ hasText: `Mondat ${type}.` })
      await expect.element(row).toBeVisible()
      const symbols = [...row.element().querySelectorAll('svg')].filter(svg => !svg.closest('button'))
      expect([type, symbols.length > 0]).toEqual([type, true])
      expect(row.element().querySelector('time')!.textContent).not.toBe('')
    }
    await userEvent.keyboard('{Escape}')
  }
})

it('says that it could not be read', async () => {
  refuse(notifications.listNotifications, 500, 'Hiba történt.')
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await userEvent.click(page.getByRole('button', { name: 'Értesítések' }))
  await expect.element(page.getByText('Az értesítéseket most nem sikerült betölteni.')).toBeVisible()
})

it('V09 names who wrote a message of the company, and keeps its lines', async () => {
  const user = { id: 'u9', name: 'Kiss Csilla' }
  bell = [notification('m', { type: 8, user, message: 'Leltár lesz.\nPénteken.' })]
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await userEvent.click(page.getByRole('button', { name: 'Értesítések, 1 új' }))
  const row = page.getByRole('dialog').getByRole('listitem')
  await expect.element(row.getByText('Kiss Csilla', { exact: true })).toBeVisible()
  const words = row.getByText(/Leltár lesz/).element()
  expect(words.getBoundingClientRect().height).toBeGreaterThan(30)
})

it('marks only what it has loaded: opening loads what has come since, and shows that as new too', async () => {
  bell = []
  show(<NotificationBell onReview={onReview} Decide={Decide} />)
  await expect.poll(() => askedOf(notifications.listNotifications).length).toBeGreaterThan(0)
  bell = [notification('late', { message: 'Közben jött' })]
  await userEvent.click(page.getByRole('button', { name: 'Értesítések', exact: true }))
  await expect.element(page.getByRole('dialog').getByText('Közben jött')).toBeVisible()
  await expect.poll(() => askedOf(notifications.markNotificationsSeen).length).toBe(1)
  await expect.element(page.getByRole('dialog').getByText('Új:')).toBeInTheDocument()
})

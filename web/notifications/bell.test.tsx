import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifications } from '#shared/notifications/contract.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { toasts } from '#web/ui/feedback/toast/toast.ts'
import { freshCompany } from '#web/leave/company.test-support.ts'
import { NotificationBell } from './bell.tsx'

vi.mock('#web/api/call.ts', () => import('#web/api/fake-api.test-support.ts'))

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

const onReview = vi.fn<(change: { id: string; user_id: string }) => void>()
const visible = () => toasts.visibleToasts.map(({ content, timeout }) => [content.text, timeout])
let bell: NotificationView[]

beforeEach(async () => {
  await freshCompany()
  document.cookie = 'shown_notifications=; Max-Age=0; Path=/'
  bell = ['d', 'c', 'b'].map(id => notification(id)).concat(notification('a', { is_seen: true, type: 9 }))
  answer(notifications.listNotifications, () => ({ data: bell }))
  answer(notifications.markNotificationsSeen, () => {
    bell = bell.map(one => ({ ...one, is_seen: true }))
    return {}
  })
})

it('R31 T13 B01 counts the unseen, tells two of them for 4 s and sums up the rest for 6 s, once', async () => {
  show(<NotificationBell onReview={onReview} />)
  await expect.element(page.getByRole('button', { name: 'Értesítések, 3 új' })).toMatchTextContent('3')
  const each = [
    ['Üzenet d', 4000],
    ['Üzenet c', 4000],
    ['és még 1 értesítés', 6000],
  ]
  await expect.poll(visible).toEqual(expect.arrayContaining(each))
  expect(visible()).toHaveLength(each.length)
  for (const { key } of toasts.visibleToasts) toasts.close(key)
  show(<NotificationBell onReview={onReview} />)
  await expect.element(page.getByRole('button', { name: 'Értesítések, 3 új' }).last()).toBeVisible()
  expect(visible()).toEqual([])
})

it('T13 marks all seen when it is opened', async () => {
  show(<NotificationBell onReview={onReview} />)
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
  show(<NotificationBell onReview={onReview} />)
  await userEvent.click(page.getByRole('button', { name: /^Értesítések/ }))
  const list = page.getByRole('dialog', { name: 'Értesítések' })
  await userEvent.click(list.getByRole('button', { name: 'Megnézem' }))
  expect(onReview.mock.calls).toEqual([[fact_change]])
  await expect.element(list).not.toBeInTheDocument()
})

it('T13 deletes one', async () => {
  answer(notifications.removeNotification, ({ path }) => {
    bell = bell.filter(({ id }) => id !== path.id)
    return {}
  })
  show(<NotificationBell onReview={onReview} />)
  await userEvent.click(page.getByRole('button', { name: /^Értesítések/ }))
  await userEvent.click(page.getByRole('button', { name: 'Értesítés törlése: Üzenet c' }))
  const list = page.getByRole('dialog', { name: 'Értesítések' })
  await expect.element(list).not.toMatchTextContent('Üzenet c')
  await expect.element(list).toMatchTextContent('Üzenet b')
})

it('says that it could not be read', async () => {
  refuse(notifications.listNotifications, 500, 'Hiba történt.')
  show(<NotificationBell onReview={onReview} />)
  await userEvent.click(page.getByRole('button', { name: 'Értesítések' }))
  await expect.element(page.getByText('Az értesítéseket most nem sikerült betölteni.')).toBeVisible()
})

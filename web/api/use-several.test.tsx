import { useMemo, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { answer, answerLater, askedOf } from './fake-api.test-support.ts'
import { showFresh } from './show-fresh.test-support.tsx'
import { revalidate } from './use-change.ts'
import { useReadOnce, useSeveral } from './use-several.ts'

const part = (limit: string) => ({ query: { limit } })
const parts = (limits: string) => limits.split(' ').map(part)

function Parts() {
  const [limits, want] = useState('1 2')
  const { known } = useSeveral(
    leave.listWaiting,
    useMemo(() => parts(limits), [limits]),
  )
  const readOnce = useReadOnce()
  return (
    <>
      {['1 2', '2 3', '3'].map(some => (
        <button key={some} onClick={() => want(some)}>
          {some}
        </button>
      ))}
      <button onClick={() => void readOnce(leave.listWaiting, part('3'))}>előre</button>
      <button onClick={() => void revalidate([leave.listWaiting])}>változás</button>
      <output>{known.map(({ asked, reply }) => `${asked.query?.limit}: ${reply.total}`).join(', ')}</output>
    </>
  )
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const shown = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text)
const asked = () => askedOf(leave.listWaiting)
const replies = (total: number) => answer(leave.listWaiting, () => ({ data: [], total }))

it('asks for each part once, until a change makes it out of date', async () => {
  replies(7)
  showFresh(<Parts />)
  await shown('1: 7, 2: 7')
  await press('2 3')
  await shown('2: 7, 3: 7')
  await press('1 2')
  await shown('1: 7, 2: 7')
  expect(asked()).toEqual(parts('1 2 3'))
  replies(8)
  await press('változás')
  await shown('1: 8, 2: 8')
  expect(asked()).toEqual(parts('1 2 3 1 2'))
  await press('2 3')
  await shown('2: 8, 3: 8')
  expect(asked()).toEqual(parts('1 2 3 1 2 3'))
})

it('asks again for what is older than a minute', async () => {
  replies(7)
  showFresh(<Parts />)
  await shown('1: 7, 2: 7')
  vi.setSystemTime('2026-11-20T09:00:59Z')
  await press('2 3')
  await shown('2: 7, 3: 7')
  replies(8)
  vi.setSystemTime('2026-11-20T09:01:01Z')
  await press('1 2')
  await shown('1: 8, 2: 8')
  expect(asked()).toEqual(parts('1 2 3 1 2'))
})

it('keeps what was shown until all of the new parts are there, and shows at once what was read ahead', async () => {
  replies(7)
  showFresh(<Parts />)
  await shown('1: 7, 2: 7')
  await press('előre')
  await expect.poll(asked).toHaveLength(3)
  answerLater(leave.listWaiting)
  await press('2 3')
  await shown('2: 7, 3: 7')
  expect(asked()).toHaveLength(3)
})

it('shows what came before something else changed', async () => {
  replies(7)
  showFresh(<Parts />)
  await shown('1: 7, 2: 7')
  const late = answerLater(leave.listWaiting)
  await press('változás')
  await expect.poll(asked).toHaveLength(4)
  await revalidate([notifications.listNotifications])
  late.resolve({ data: [], total: 8 })
  await shown('1: 8, 2: 8')
})

it('shows the parts that came where another one failed', async () => {
  answer(leave.listWaiting, ({ query }) => {
    if (query?.limit === '2') throw new ApiError(422, { success: 0, code: 'invalid', message: 'Nem.' })
    return { data: [], total: 7 }
  })
  showFresh(<Parts />)
  await shown('1: 7')
})

it('takes no reply for new that was asked for before a change', async () => {
  replies(7)
  showFresh(<Parts />)
  await shown('1: 7, 2: 7')
  const late = answerLater(leave.listWaiting)
  await press('előre')
  await expect.poll(asked).toHaveLength(3)
  replies(8)
  await press('változás')
  await shown('1: 8, 2: 8')
  late.resolve({ data: [], total: 1 })
  await press('3')
  await shown('3: 8')
})

import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { answer, answerLater, askedOf, refuse } from './fake-api.test-support.ts'
import { showFresh } from './show-fresh.test-support.tsx'
import { useApi } from './use-api.ts'
import { usePrefetch } from './use-prefetch.ts'

const december = { query: { limit: '12' } }

function Month() {
  const { data } = useApi(leave.listWaiting, december)
  return <output>{data?.total}</output>
}

function Page() {
  const prefetch = usePrefetch()
  const [isOpen, open] = useState(false)
  return (
    <>
      <button onClick={() => prefetch(leave.listWaiting, december)}>Előre</button>
      <button onClick={() => open(!isOpen)}>Megnyit</button>
      {isOpen && <Month />}
    </>
  )
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const total = page.getByRole('status')
const asked = (count: number) => expect.poll(() => askedOf(leave.listWaiting)).toHaveLength(count)
const replies = (count: number) => answer(leave.listWaiting, () => ({ data: [], total: count }))

it('what was prefetched stands there at once, and what is known is not prefetched', async () => {
  replies(1)
  showFresh(<Page />)
  await press('Előre')
  await asked(1)
  const later = answerLater(leave.listWaiting)
  await press('Megnyit')
  await expect.element(total).toHaveTextContent('1')
  later.resolve({ data: [], total: 2 })
  await expect.element(total).toHaveTextContent('2')
  await asked(2)
  await press('Előre')
  await press('Megnyit')
  expect(askedOf(leave.listWaiting)).toEqual([december, december])
})

it('a prefetch that comes late does not take the place of what was read meanwhile', async () => {
  const late = answerLater(leave.listWaiting)
  showFresh(<Page />)
  await press('Előre')
  await asked(1)
  replies(5)
  await press('Megnyit')
  await expect.element(total).toHaveTextContent('5')
  late.resolve({ data: [], total: 3 })
  await new Promise(resolve => setTimeout(resolve, 50))
  await expect.element(total).toHaveTextContent('5')
})

it('a prefetch that fails says nothing, and the page asks itself', async () => {
  refuse(leave.listWaiting, 500, 'Hiba.')
  showFresh(<Page />)
  await press('Előre')
  await asked(1)
  replies(4)
  await press('Megnyit')
  await expect.element(total).toHaveTextContent('4')
})

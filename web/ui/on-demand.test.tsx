import { Suspense, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onDemand } from './on-demand.tsx'

let place: HTMLElement
let root: Root
beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const parts = { Greeting: ({ name }: { name: string }) => <input aria-label={`Szia, ${name}!`} /> }

/** What stands in the very commit that draws a part. */
function drawn(Part: ComponentType<{ name: string }>, name = 'Anna') {
  flushSync(() =>
    root.render(
      <Suspense fallback="Várj">
        <Part name={name} />
      </Suspense>,
    ),
  )
  return place.querySelector('input') ?? place.textContent
}

it('draws a part that has come with what wants it, and no fallback before', async () => {
  const demand = onDemand(async () => parts)
  const Greeting = demand.part(({ Greeting }) => Greeting)
  await demand.prefetch()
  expect(drawn(Greeting)).toHaveProperty('ariaLabel', 'Szia, Anna!')
})

it('waits for a part that has not come, and keeps it as it is from then on', async () => {
  const Greeting = onDemand(async () => parts).part(({ Greeting }) => Greeting)
  expect(drawn(Greeting)).toBe('Várj')
  await expect.poll(() => place.querySelector('input')).not.toBeNull()
  const first = place.querySelector('input')
  expect(drawn(Greeting, 'Béla')).toBe(first)
  expect(first).toHaveProperty('ariaLabel', 'Szia, Béla!')
})

it('is loaded again where the prefetch has failed, and once for all that want it', async () => {
  let calls = 0
  const demand = onDemand(async () => {
    calls += 1
    if (calls === 1) throw new Error('offline')
    return parts
  })
  await expect(demand.prefetch()).rejects.toThrow('offline')
  await demand.prefetch()
  await demand.prefetch()
  expect(calls).toBe(2)
  expect(drawn(demand.part(({ Greeting }) => Greeting))).toHaveProperty('ariaLabel', 'Szia, Anna!')
})

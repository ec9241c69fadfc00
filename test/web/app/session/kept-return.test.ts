import { expect, it } from 'vitest'
import { keptReturnIn } from '#web/app/session/kept-return.ts'

function world(kept: Record<string, string> = {}) {
  let now = 0
  const store = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  }
  return {
    ...keptReturnIn(
      () => store,
      () => now,
    ),
    later: (seconds: number) => void (now += seconds * 1000),
  }
}

it('keeps where somebody was going until the link of the email is over', () => {
  const { keep, get, later } = world()
  expect(get()).toBeUndefined()
  keep('/days-off')
  later(3599)
  expect(get()).toBe('/days-off')
  later(1)
  expect(get()).toBeUndefined()
})

it('forgets it once it is used', () => {
  const { keep, get, drop } = world()
  keep('/days-off')
  drop()
  expect(get()).toBeUndefined()
})

it.each(['', 'no JSON', '{}', '{"path":7,"until":1}'])('takes %j for nothing', stored => {
  expect(world({ 'return-path': stored }).get()).toBeUndefined()
})

it('does without a store where it is forbidden', () => {
  const { keep, get, drop } = keptReturnIn(
    () => {
      throw new DOMException('no', 'SecurityError')
    },
    () => 0,
  )
  keep('/days-off')
  drop()
  expect(get()).toBeUndefined()
})

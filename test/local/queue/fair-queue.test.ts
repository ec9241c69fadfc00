import { expect, it } from 'vitest'
import { FairQueue } from '#infra/local/functions/fair-queue.ts'

it('security 14: a caller among a thousand calls of another waits for one of them, not for all', () => {
  const queue = new FairQueue<string>()
  for (let call = 0; call < 1_000; call++) queue.add('burst', `burst ${call}`)
  queue.add('bystander', 'bystander')
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['burst 0', 'bystander', 'burst 1'])
})

it('each caller’s calls keep their order, and callers take turns', () => {
  const queue = new FairQueue<string>()
  for (const [caller, call] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
    ['c', 'c1'],
    ['b', 'b2'],
  ] as const)
    queue.add(caller, call)
  expect(Array.from({ length: 6 }, () => queue.take())).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', undefined])
})

it('passes over a caller whose next call cannot be served yet, who stays first in line', () => {
  const queue = new FairQueue<string>()
  for (const caller of ['a', 'b', 'c']) queue.add(caller, caller)
  expect(queue.take(call => call !== 'a')).toBe('b')
  expect(queue.take(call => call === 'd')).toBeUndefined()
  expect([queue.take(), queue.take()]).toEqual(['a', 'c'])
})

it('is empty once cleared', () => {
  const queue = new FairQueue<string>()
  queue.add('a', 'a1')
  queue.clear()
  expect(queue.take()).toBeUndefined()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EffectState } from '#shared/leave/effect/company-effect.ts'
import { loadEffect } from './load-effect.ts'

const of = (id: string) => ({ user_id: id, first_name: id, last_name: 'Nagy', year: 2026 })
const begun = { data: [], effect_id: 'e', done: 0, total: 1200 }
const step = (state: EffectState, done: number, id?: string) => ({
  data: id ? [of(id)] : [],
  state,
  done,
  total: 1200,
  parts: 3,
})
const onProgress = vi.fn<() => void>()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void (vi.useRealTimers(), onProgress.mockClear()))

it('gives what one call tells, and says nothing of its progress', async () => {
  const look = vi.fn<() => never>()
  const reply = { data: [of('a')], effect_id: null, done: 20, total: 20 }
  expect(await loadEffect(reply, look, onProgress)).toEqual([of('a')])
  expect([look.mock.calls, onProgress.mock.calls]).toEqual([[], []])
})

it('looks until the task is ready, says how far it has come, and loads the result part by part', async () => {
  const replies = [step('running', 0), step('running', 500), step('ready', 1200, 'a'), step('ready', 1200, 'b')]
  const asked: [string, number][] = []
  const look = async (id: string, part: number) => {
    asked.push([id, part])
    return replies.shift() ?? step('ready', 1200, 'c')
  }
  const loading = loadEffect(begun, look, onProgress)
  await vi.runAllTimersAsync()
  expect(await loading).toEqual([of('a'), of('b'), of('c')])
  expect(asked).toEqual([
    ['e', 0],
    ['e', 0],
    ['e', 0],
    ['e', 1],
    ['e', 2],
  ])
  const told = [0, 0, 500, 1200].map(done => [{ done, total: 1200 }])
  expect(onProgress.mock.calls).toEqual(told)
})

it('fails with the task', async () => {
  const loading = loadEffect(begun, async () => step('failed', 500), onProgress)
  const failing = expect(loading).rejects.toThrow(/failed/)
  await vi.runAllTimersAsync()
  await failing
})

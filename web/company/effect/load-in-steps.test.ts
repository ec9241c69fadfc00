import { expect, it, vi } from 'vitest'
import type { EffectStep } from '#shared/leave/effect/effect-step.ts'
import { loadInSteps } from './load-in-steps.ts'

const of = (id: string) => ({ user_id: id, first_name: id, last_name: 'Nagy', year: 2026 })

it('loads the effect on a big company step by step, and says how far it has come', async () => {
  const load = vi
    .fn<(query: { after?: string }) => Promise<EffectStep>>()
    .mockResolvedValueOnce({ data: [of('a')], done: 500, total: 1200, next: 'm' })
    .mockResolvedValueOnce({ data: [], done: 1000, total: 1200, next: 'y' })
    .mockResolvedValueOnce({ data: [of('z')], done: 1200, total: 1200, next: null })
  const onProgress = vi.fn<() => void>()
  expect(await loadInSteps(load, onProgress)).toEqual([of('a'), of('z')])
  expect(load.mock.calls).toEqual([[{}], [{ after: 'm' }], [{ after: 'y' }]])
  expect(onProgress.mock.calls).toEqual([[{ done: 500, total: 1200 }], [{ done: 1000, total: 1200 }]])
})

it('says nothing of its progress where one step is all', async () => {
  const onProgress = vi.fn<() => void>()
  await loadInSteps(async () => ({ data: [], done: 20, total: 20, next: null }), onProgress)
  expect(onProgress).not.toHaveBeenCalled()
})

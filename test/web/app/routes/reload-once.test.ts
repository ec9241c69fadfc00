import { expect, it, vi } from 'vitest'
import { reloadOnce } from '#web/app/routes/stale-chunk/reload-once.ts'

function tab() {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const at = (now: number, isOnline = true) =>
    reloadOnce({
      storage: { getItem: name => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) },
      now: () => now,
      isOnline: () => isOnline,
      reload,
    })
  return { at, reload }
}

it('X03 reloads for a missing part, at most once in 60 seconds', () => {
  const { at, reload } = tab()
  expect([at(0), at(1), at(59_999), at(60_000), at(60_001)]).toEqual([true, false, false, true, false])
  expect(reload).toHaveBeenCalledTimes(2)
})

it('X03 reloads nothing without a connection, and may do so as soon as there is one', () => {
  const { at, reload } = tab()
  expect(at(0, false)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(at(1)).toBe(true)
})

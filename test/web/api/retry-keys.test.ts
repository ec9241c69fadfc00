import { expect, it } from 'vitest'
import { retryKeys } from '#web/api/retry-keys.ts'

it('keeps the key of an attempt until it is answered, one for each input', () => {
  let made = 0
  const keys = retryKeys(() => `key ${++made}`)
  const wish = { body: { from_date: '2026-11-26' } }
  expect(keys.for(wish)).toBe('key 1')
  expect(keys.for({ body: { from_date: '2026-11-26' } })).toBe('key 1')
  expect(keys.for({ body: { from_date: '2026-11-27' } })).toBe('key 2')
  keys.done(wish)
  expect(keys.for(wish)).toBe('key 3')
  expect(keys.for(undefined)).toBe('key 4')
})

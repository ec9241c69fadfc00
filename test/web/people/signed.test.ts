import { expect, it } from 'vitest'
import { signed } from '#web/people/facts/signed.ts'

it('writes a number with its sign, in the figures of the language', () => {
  expect(signed(2, 'hu')).toBe('+2')
  expect(signed(-1.5, 'hu')).toBe('−1,5')
  expect(signed(-1.5, 'en')).toBe('−1.5')
  expect(signed(0, 'hu')).toBe('+0')
})

import { expect, it } from 'vitest'
import type { EffectOnYear } from '#shared/leave/contract/employment-effect.ts'
import { isMoved, signed } from '#web/people/employment/effect.ts'

const still: EffectOnYear = {
  year: 2026,
  entitled_before: 20,
  entitled_after: 20,
  hours_before: null,
  hours_after: null,
  sick_before: 15,
  sick_after: 15,
  days: 0,
}

it('E04 is no effect where every figure stays', () => expect(isMoved(still)).toBe(false))

it.each<Partial<EffectOnYear>>([
  { entitled_after: 22 },
  { hours_before: 160, hours_after: 176 },
  { hours_after: 160 },
  { sick_after: 14 },
  { days: -1 },
])('E04 is an effect where %o', change => expect(isMoved({ ...still, ...change })).toBe(true))

it('writes a difference with its sign, in the figures of the language', () => {
  expect(signed(2, 'hu')).toBe('+2')
  expect(signed(-1.5, 'hu')).toBe('−1,5')
  expect(signed(-1.5, 'en')).toBe('−1.5')
  expect(signed(0, 'hu')).toBe('+0')
})

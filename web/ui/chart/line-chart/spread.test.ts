import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it('names every day, every second one or every tenth, as there is room', () => {
  expect(spread(3, 9)).toEqual([0, 1, 2])
  expect(spread(5, 3)).toEqual([0, 2, 4])
  expect(spread(30, 3)).toEqual([0, 10, 20])
  expect(spread(0, 4)).toEqual([])
  expect(spread(4, 0)).toEqual([])
})

it('never takes more room than there is, and stays within the days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 20 }), (count, room) => {
      const places = spread(count, room)
      expect(places.length).toBeLessThanOrEqual(room)
      expect(places[0]).toBe(0)
      expect(places.at(-1)).toBeLessThan(count)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastPosition, positionOf, seatsAt, stops } from '#web/site/home/prices/seat-scale.ts'

const positions = fc.integer({ min: 0, max: lastPosition })

describe('the slider of head counts', () => {
  it('has its marks evenly spaced, from one person to five hundred', () => {
    const apart = lastPosition / (stops.length - 1)
    expect(stops.map((_, place) => seatsAt(place * apart))).toEqual([...stops])
  })

  it('never goes down, and finds its position again', () => {
    fc.assert(
      fc.property(positions, position => {
        expect(positionOf(seatsAt(position))).toBe(position)
        if (position > 0) expect(seatsAt(position)).toBeGreaterThan(seatsAt(position - 1))
      }),
    )
  })

  it('stands at its nearest end for a number that it does not reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 10_000 }), seats => {
        const position = positionOf(seats)
        expect(position).toBeGreaterThanOrEqual(0)
        expect(position).toBeLessThanOrEqual(lastPosition)
      }),
    )
    expect(positionOf(5000)).toBe(lastPosition)
  })
})

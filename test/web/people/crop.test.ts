import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closest, middleOf, movedByKey, sideOf, within } from '#web/people/personal/avatar/crop.ts'

const wide = { width: 400, height: 200 }

describe('the square of a picture', () => {
  it('begins as the largest in the middle', () => {
    expect(middleOf(wide)).toEqual({ x: 200, y: 100, zoom: 1 })
    expect(sideOf(wide, middleOf(wide))).toBe(200)
  })

  it('never leaves the picture, wherever it is dragged and however close', () => {
    const number = fc.double({ min: -2000, max: 2000, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.double({ min: 0.1, max: 20, noNaN: true }), (x, y, zoom) => {
        const crop = within(wide, { x, y, zoom })
        const half = sideOf(wide, crop) / 2
        expect(crop.x - half).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.x + half).toBeLessThanOrEqual(wide.width + 1e-9)
        expect(crop.y - half).toBeGreaterThanOrEqual(-1e-9)
        expect(crop.y + half).toBeLessThanOrEqual(wide.height + 1e-9)
        expect(crop.zoom).toBeLessThanOrEqual(closest)
      }),
    )
  })

  it('is moved by the arrow keys and zoomed by plus and minus, and by no other key', () => {
    const middle = middleOf(wide)
    expect(movedByKey(wide, middle, 'ArrowRight')).toEqual({ x: 210, y: 100, zoom: 1 })
    expect(movedByKey(wide, middle, 'ArrowUp')).toEqual(middle)
    const closer = movedByKey(wide, middle, '+')!
    expect(closer.zoom).toBeCloseTo(1.1)
    expect(movedByKey(wide, closer, 'ArrowUp')!.y).toBeLessThan(100)
    expect(movedByKey(wide, closer, '-')!.zoom).toBeCloseTo(1)
    expect(movedByKey(wide, middle, 'Tab')).toBeUndefined()
  })
})

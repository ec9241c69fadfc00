import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packBars } from './pack-bars.ts'
import type { Absence } from '../plan.ts'

const dateOf = (day: number) => new Date(Date.UTC(2026, 9, 22 + day)).toISOString().slice(0, 10)
const november = Array.from({ length: 30 }, (_, index) => dateOf(index + 10))
const absences = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 20 })), { maxLength: 7 })
  .map(all =>
    all.map(([from, length], index): Absence => ({
      id: `${index}`,
      from: dateOf(from),
      to: dateOf(from + length),
      leave: 'vacation',
    })),
  )

describe('the bars of any month', () => {
  it('R17 show or count every absence that touches the month, once', () => {
    fc.assert(
      fc.property(absences, all => {
        const { bars, surplus } = packBars(all, november)
        const told = [
          ...bars.map(({ absence }) => absence.id),
          ...surplus.flatMap(one => one.absences.map(({ id }) => id)),
        ]
        const touching = all.filter(({ from, to }) => from <= november.at(-1)! && to >= november[0]!)
        expect(told.toSorted()).toEqual(touching.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('never lie on each other', () => {
    fc.assert(
      fc.property(absences, all => {
        const taken = packBars(all, november).bars.flatMap(({ line, column, span }) =>
          Array.from({ length: span }, (_, index) => `${line}/${column + index}`),
        )
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
  })

  it('stay within the month and cover just the days of the leave', () => {
    fc.assert(
      fc.property(absences, all => {
        for (const { absence, column, span, isCutAtStart, isCutAtEnd } of packBars(all, november).bars) {
          expect(column).toBeGreaterThanOrEqual(0)
          expect(column + span).toBeLessThanOrEqual(30)
          expect(november[column]).toBe(isCutAtStart ? november[0] : absence.from)
          expect(november[column + span - 1]).toBe(isCutAtEnd ? november.at(-1) : absence.to)
        }
      }),
    )
  })

  it('take the lower line only beside one on the upper', () => {
    fc.assert(
      fc.property(absences, all => {
        const { bars } = packBars(all, november)
        for (const bar of bars) {
          if (bar.line === 1) expect(bar.lines).toBe(2)
          if (bar.lines === 2) expect(bars.some(other => other.lines === 2 && other.line !== bar.line)).toBe(true)
        }
      }),
    )
  })

  it('leave out an absence that ends before it begins', () => {
    const wrong: Absence = { id: 'x', from: '2026-11-09', to: '2026-11-03', leave: null }
    expect(packBars([wrong], november)).toEqual({ bars: [], surplus: [] })
  })

  it('are none in a month of no days', () => {
    expect(packBars([{ id: 'x', from: '2026-11-03', to: '2026-11-09', leave: null }], [])).toEqual({
      bars: [],
      surplus: [],
    })
  })
})

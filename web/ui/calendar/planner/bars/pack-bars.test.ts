import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packBars } from './pack-bars.ts'
import type { Absence } from '../plan.ts'

const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
const away = (id: string, from: string, to: string): Absence => ({ id, from, to, leave: 'vacation' })
const places = (absences: Absence[]) =>
  packBars(absences, days).bars.map(({ absence, column, span, line, lines }) => [absence.id, column, span, line, lines])

describe('the bars of a month', () => {
  it('lie on one line while nothing overlaps', () => {
    expect(places([away('b', '2026-11-10', '2026-11-10'), away('a', '2026-11-02', '2026-11-09')])).toEqual([
      ['a', 1, 8, 0, 1],
      ['b', 9, 1, 0, 1],
    ])
  })

  it('end where the month does, and know that they are cut', () => {
    const [bar] = packBars([away('a', '2026-10-20', '2026-12-03')], days).bars
    expect(bar).toMatchObject({ column: 0, span: 30, isCutAtStart: true, isCutAtEnd: true })
    expect(packBars([away('a', '2026-12-01', '2026-12-03')], days).bars).toEqual([])
  })

  it('stand on two lines where they overlap, and what does not touch them keeps the whole row', () => {
    expect(
      places([
        away('a', '2026-11-02', '2026-11-06'),
        away('b', '2026-11-05', '2026-11-08'),
        away('c', '2026-11-20', '2026-11-21'),
      ]),
    ).toEqual([
      ['a', 1, 5, 0, 2],
      ['b', 4, 4, 1, 2],
      ['c', 19, 2, 0, 1],
    ])
  })

  it('are counted where two lines are not enough', () => {
    const one = (id: string) => away(id, '2026-11-03', '2026-11-05')
    const { bars, surplus } = packBars([one('a'), one('b'), one('c'), one('d')], days)
    expect(bars.map(({ absence }) => absence.id)).toEqual(['a', 'b'])
    expect(surplus).toEqual([{ column: 2, absences: [one('c'), one('d')] }])
  })

  it('never lie on each other, and none is lost', () => {
    const day = fc.integer({ min: -5, max: 35 })
    const written = (offset: number) => new Date(Date.UTC(2026, 10, 1 + offset)).toISOString().slice(0, 10)
    const absence = fc
      .tuple(day, fc.nat(20))
      .map(([from, length], index = 0) => away(`${from} ${length} ${index}`, written(from), written(from + length)))
    fc.assert(
      fc.property(fc.array(absence, { maxLength: 12 }), absences => {
        const { bars, surplus } = packBars(absences, days)
        const seen = absences.filter(({ from, to }) => from <= days.at(-1)! && to >= days[0]!)
        expect(bars.length + surplus.flatMap(({ absences }) => absences).length).toBe(seen.length)
        for (const one of bars) {
          expect(one.column >= 0 && one.span > 0 && one.column + one.span <= days.length).toBe(true)
          for (const other of bars)
            if (one !== other && one.line === other.line)
              expect(one.column + one.span <= other.column || other.column + other.span <= one.column).toBe(true)
        }
      }),
    )
  })
})

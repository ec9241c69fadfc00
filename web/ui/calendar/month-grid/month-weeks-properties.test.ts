import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf, monthOf, weeksOf, type DayMark } from './month-weeks.ts'

const month = fc
  .record({ year: fc.integer({ min: 1990, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)
const mark = (id: string, from: string, to: string): DayMark => ({ id, leave: 'vacation', from, to, label: id })

describe('the weeks of any month', () => {
  it('have seven places each, and hold its days in order from the first to the last', () => {
    fc.assert(
      fc.property(month, shown => {
        const weeks = weeksOf(shown)
        const days = weeks.flat().filter(day => day !== undefined)
        expect(weeks.every(week => week.length === 7)).toBe(true)
        expect(days).toEqual(days.toSorted())
        expect(days[0]).toBe(`${shown}-01`)
        expect(new Set(days.map(monthOf))).toEqual(new Set([shown]))
        expect(days).toHaveLength(new Date(Date.UTC(Number(shown.slice(0, 4)), Number(shown.slice(5)), 0)).getUTCDate())
      }),
    )
  })

  it('have no week without a day', () => {
    fc.assert(fc.property(month, shown => weeksOf(shown).every(week => week.some(Boolean))))
  })

  it('put Monday first', () => {
    fc.assert(
      fc.property(month, shown => {
        for (const week of weeksOf(shown))
          for (const [place, day] of week.entries())
            if (day) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe((place + 1) % 7)
      }),
    )
  })
})

describe('the marks of a week', () => {
  const week = weeksOf('2026-11')[1]! // 2–8 November
  const place = fc.integer({ min: 0, max: 6 })
  const marks = fc
    .array(fc.tuple(place, place), { maxLength: 8 })
    .map(pairs => pairs.map(([one, other], index) => mark(`${index}`, ...ends(one, other))))
  const ends = (one: number, other: number) => [week[Math.min(one, other)]!, week[Math.max(one, other)]!] as const

  it('never lie on each other in a lane', () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 1, max: 4 }), (all, lanes) => {
        const taken = barsOf(week, all, lanes).bars.flatMap(({ lane, start, span }) =>
          Array.from({ length: span }, (_, index) => `${lane}/${start + index}`),
        )
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
  })

  it('are each drawn or counted on all their days', () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 1, max: 4 }), (all, lanes) => {
        const { bars, hidden } = barsOf(week, all, lanes)
        for (const [index, day] of week.entries()) {
          const standing = all.filter(({ from, to }) => from <= day! && day! <= to).length
          const drawn = bars.filter(({ start, span }) => start <= index + 1 && index + 1 < start + span).length
          expect(drawn + hidden[index]!).toBe(standing)
        }
      }),
    )
  })

  it('begin and end where the leave does, not where the week cuts it', () => {
    const [whole] = barsOf(week, [mark('a', '2026-11-02', '2026-11-08')], 1).bars
    expect(whole).toMatchObject({ start: 1, span: 7, begins: true, ends: true })
    const [cut] = barsOf(week, [mark('a', '2026-11-01', '2026-11-09')], 1).bars
    expect(cut).toMatchObject({ start: 1, span: 7, begins: false, ends: false })
  })

  it('give the upper lane to the longer of two that begin together', () => {
    const both = [mark('short', '2026-11-03', '2026-11-03'), mark('long', '2026-11-03', '2026-11-06')]
    expect(barsOf(week, both, 2).bars.map(({ mark, lane }) => [mark.id, lane])).toEqual([
      ['long', 0],
      ['short', 1],
    ])
  })

  it('fill a lane again once it is free', () => {
    const all = [mark('a', '2026-11-02', '2026-11-03'), mark('b', '2026-11-04', '2026-11-05')]
    expect(barsOf(week, all, 2).bars.map(({ lane }) => lane)).toEqual([0, 0])
  })
})

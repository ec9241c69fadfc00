import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barsOf, weeksOf, type DayMark } from './month-weeks.ts'

const mark = (from: string, to: string, id = `${from}–${to}`): DayMark => ({
  id,
  from,
  to,
  leave: 'vacation',
  label: id,
})

it('begins its weeks on Monday, with every day of the month once', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29')
})

it('cuts a mark at the ends of a week and of the month', () => {
  const weeks = weeksOf('2026-11')
  const long = mark('2026-10-30', '2026-11-03')
  expect(barsOf(weeks[0]!, [long], 3).bars).toMatchObject([{ start: 7, span: 1, begins: false, ends: false }])
  expect(barsOf(weeks[1]!, [long], 3).bars).toMatchObject([{ start: 1, span: 2, begins: false, ends: true }])
  expect(barsOf(weeks[2]!, [long], 3).bars).toEqual([])
})

it('counts on each day what finds no lane', () => {
  const week = weeksOf('2026-11')[1]!
  const marks = ['a', 'b', 'c'].map(id => mark('2026-11-03', '2026-11-04', id))
  const { bars, hidden } = barsOf(week, marks, 2)
  expect(bars.map(({ lane }) => lane)).toEqual([0, 1])
  expect(hidden).toEqual([0, 1, 1, 0, 0, 0, 0])
})

it('never lays two bars on each other, and loses none', () => {
  const week = weeksOf('2026-11')[2]!
  const day = fc.integer({ min: 9, max: 15 }).map(day => `2026-11-${String(day).padStart(2, '0')}`)
  const marks = fc.array(
    fc.tuple(day, day).map(([a, b]) => (a < b ? mark(a, b) : mark(b, a))),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(marks, fc.integer({ min: 1, max: 4 }), (all, lanes) => {
      const { bars, hidden } = barsOf(week, all, lanes)
      const places = bars.flatMap(({ lane, start, span }) =>
        Array.from({ length: span }, (_, index) => `${lane}/${start + index}`),
      )
      expect(new Set(places).size).toBe(places.length)
      const drawn = week.map((_, place) => places.filter(at => at.endsWith(`/${place + 1}`)).length)
      const there = week.map(day => all.filter(({ from, to }) => from <= day! && day! <= to).length)
      expect(drawn.map((count, place) => count + hidden[place]!)).toEqual(there)
    }),
  )
})

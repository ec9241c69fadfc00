import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthsOf, weekdayIn, type YearDay } from './year-days.ts'
import { stepFrom } from './year-steps.ts'

const daysOf = (year: number): YearDay[] => {
  const days: YearDay[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 24 * 3600 * 1000) {
    const date = new Date(at).toISOString().slice(0, 10)
    days.push({ date, label: date, isActive: true })
  }
  return days
}

describe('the months of a year', () => {
  it.each([
    [2026, 28],
    [2028, 29],
    [2100, 28],
  ])('R15 are twelve in %i, of which February has %i days', (year, february) => {
    const months = monthsOf(daysOf(year))
    expect(months).toHaveLength(12)
    expect(months[1]).toHaveLength(february)
    expect(months.map(([first]) => first!.date.slice(8))).toEqual(Array.from({ length: 12 }, () => '01'))
  })

  it('begin on the weekday on which they do', () => {
    expect(weekdayIn('2026-11-02')).toBe(1)
    expect(weekdayIn('2026-11-08')).toBe(7)
    expect(weekdayIn('2028-02-29')).toBe(2)
  })
})

describe('R15 a key in the year', () => {
  const day = fc.integer({ min: 0, max: 364 }).map(index => daysOf(2026)[index]!.date)
  const layout = fc.constantFrom('lines' as const, 'weeks' as const)
  const step = (from: string, key: string, how: 'lines' | 'weeks', ctrlKey = false) =>
    stepFrom(from, { key, ctrlKey }, how)

  it('is taken back by its opposite, as long as no month is shorter', () => {
    fc.assert(
      fc.property(day, layout, (from, how) => {
        const right = step(from, 'ArrowRight', how)
        if (right) expect(step(right, 'ArrowLeft', how)).toBe(from)
        const down = step(from, 'ArrowDown', 'weeks')
        if (down) expect(step(down, 'ArrowUp', 'weeks')).toBe(from)
      }),
    )
  })

  it('never leaves the year, and always arrives at a day that exists', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
    const dates = new Set(daysOf(2026).map(({ date }) => date))
    fc.assert(
      fc.property(day, key, layout, fc.boolean(), (from, pressed, how, ctrlKey) => {
        const to = step(from, pressed, how, ctrlKey)
        expect(to === undefined || dates.has(to)).toBe(true)
      }),
    )
  })

  it('goes to the ends of the month and of the year from wherever it is pressed', () => {
    fc.assert(
      fc.property(day, layout, (from, how) => {
        const month = from.slice(0, 7)
        expect(step(from, 'Home', how)).toBe(`${month}-01`)
        expect(step(from, 'End', how)?.slice(0, 7)).toBe(month)
        expect(step(from, 'Home', how, true)).toBe('2026-01-01')
        expect(step(from, 'End', how, true)).toBe('2026-12-31')
      }),
    )
  })

  it('in weeks keeps the weekday on its way up and down', () => {
    fc.assert(
      fc.property(day, from => {
        const down = step(from, 'ArrowDown', 'weeks')
        if (down) expect(weekdayIn(down)).toBe(weekdayIn(from))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#shared/calendar/day.ts'
import { weeksFrom, weeksOf } from './list-weeks.ts'
import type { PlannerDate } from '../plan.ts'

const daysFrom = (first: string, length: number): PlannerDate[] =>
  Array.from({ length }, (_, place) => {
    const date = addDays(first, place)
    return { date, kind: weekdayOf(date) > 5 ? 'rest' : 'workday' }
  })
const november = daysFrom('2026-11-01', 30)
const anna = {
  id: 'anna',
  first_name: 'Anna',
  last_name: 'Nagy',
  absences: [{ id: 'a', from: '2026-11-12', to: '2026-11-16', leave: 'vacation' as const }],
}
const groups = [
  { id: 'a', people: [anna] },
  { id: 'b', people: [anna] },
]

describe('the weeks of the list', () => {
  it('begin on Mondays, and tell the days on which somebody is away, and today', () => {
    const weeks = weeksOf({ days: november, groups, today: '2026-11-20' })
    expect(weeks.map(({ from, to }) => `${from.slice(8)}–${to.slice(8)}`)).toEqual([
      '01–01',
      '02–08',
      '09–15',
      '16–22',
      '23–29',
      '30–30',
    ])
    const told = weeks.flatMap(({ days }) => days).map(({ date, away }) => [date.slice(8), away.length])
    expect(told).toEqual([
      ['12', 1],
      ['13', 1],
      ['16', 1],
      ['20', 0],
    ])
  })

  it('leave out a kind that is hidden', () => {
    const weeks = weeksOf({ days: november, groups, hidden: new Set(['vacation']), today: '2026-12-01' })
    expect(weeks.flatMap(({ days }) => days)).toEqual([])
  })

  it('D5 begin at a day where they are asked to', () => {
    const [first, ...rest] = weeksFrom(weeksOf({ days: november, groups, today: '2026-11-20' }), '2026-11-13')
    expect([first!.from, first!.to, first!.days.map(({ date }) => date)]).toEqual([
      '2026-11-13',
      '2026-11-15',
      ['2026-11-13'],
    ])
    expect(rest).toHaveLength(3)
  })

  it('hold every day once, in order, of whatever time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 370 }), (place, length) => {
        const days = daysFrom(addDays('2024-01-01', place), length)
        const weeks = weeksOf({ days, groups: [], today: '' })
        expect([weeks[0]!.from, weeks.at(-1)!.to]).toEqual([days[0]!.date, days.at(-1)!.date])
        for (const [at, { from }] of weeks.slice(1).entries()) {
          expect(from).toBe(addDays(weeks[at]!.to, 1))
          expect(weekdayOf(from)).toBe(1)
        }
      }),
    )
  })
})

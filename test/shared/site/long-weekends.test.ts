import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#shared/calendar/day.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { generalTime } from '#shared/calendar/general-schedule.ts'
import { bestDays } from '#shared/site/long-weekends/best-days.ts'
import { daysAround, isFree } from '#shared/site/long-weekends/free-days.ts'
import { leaveCalendar } from '#shared/site/long-weekends/leave-calendar.ts'
import { bridges, lengthOf, longWeekends, restsOf } from '#shared/site/long-weekends/long-weekends.ts'

const years = fc.integer({ min: 2020, max: 2030 })
const restOf = (year: number, taken: string[]) =>
  restsOf(year, new Set(taken)).reduce((sum, rest) => sum + lengthOf(rest), 0)

describe('the free days of the general schedule', () => {
  it('law: are those that leave does not count', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 0, max: 364 }), (year, n) => {
        const day = addDays(`${year}-01-01`, n)
        const { days } = workingDays({ from_date: day, to_date: day }, generalTime([year - 1, year, year + 1]))
        expect(isFree(day)).toBe(days === 0)
      }),
    )
  })

  it('law: are seven long weekends in 2026, without a day of leave', () => {
    expect(longWeekends(2026).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-01-01 2026-01-04',
      '2026-04-03 2026-04-06',
      '2026-05-01 2026-05-03',
      '2026-05-23 2026-05-25',
      '2026-08-20 2026-08-23',
      '2026-10-23 2026-10-25',
      '2026-12-24 2026-12-27',
    ])
  })
})

describe('the gaps where a day of leave brings the most', () => {
  it('are in 2026 before 20 August, before Christmas and between the holidays', () => {
    const told = bridges(2026).map(({ taken, rest }) => `${taken.length} ${lengthOf(rest)} ${rest.from}`)
    expect(told.slice(0, 5)).toEqual([
      '3 9 2026-08-15',
      '3 9 2026-12-19',
      '4 11 2026-12-24',
      '4 10 2026-03-28',
      '4 10 2026-04-03',
    ])
  })

  it('are made of working days of the year that lie side by side', () => {
    fc.assert(
      fc.property(years, year => {
        for (const { taken, rest } of bridges(year)) {
          expect(
            taken.every(day => day.startsWith(String(year)) && !isFree(day) && rest.from < day && day < rest.to),
          ).toBe(true)
          expect(restOf(year, taken)).toBe(lengthOf(rest))
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('the best days for a number of days of leave', () => {
  it('bring nine days for three in 2026, and the more the more are spent', () => {
    const rests = [0, 3, 5, 7, 10, 15].map(budget => restOf(2026, bestDays(2026, budget)))
    expect(rests[0]).toBe(0)
    expect(rests[1]).toBe(9)
    expect(rests).toEqual(rests.toSorted((one, other) => one - other))
    expect(rests[4]).toBeGreaterThanOrEqual(25)
  })

  it('are working days of the year, and no more than may be spent', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 0, max: 15 }), (year, budget) => {
        const taken = bestDays(year, budget)
        expect(new Set(taken).size).toBe(taken.length)
        expect(taken.length).toBeLessThanOrEqual(budget)
        expect(taken.every(day => day.startsWith(String(year)) && !isFree(day))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('bring no less than any gap, nor than any other days of that number in a row', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 300 }), (year, budget, start) => {
        const best = restOf(year, bestDays(year, budget))
        for (const { taken } of bridges(year))
          if (taken.length <= budget) expect(best).toBeGreaterThanOrEqual(restOf(year, taken))
        const working = daysAround(year).filter(day => day.startsWith(String(year)) && !isFree(day))
        const row = working.slice(start % (working.length - budget)).slice(0, budget)
        // Days at the edge of a week, which join no second rest, bring what a shorter row does.
        const joined = restsOf(year, new Set(row)).filter(({ from, to }) => isFree(from) && isFree(to))
        expect(best).toBeGreaterThanOrEqual(joined.length === 1 ? lengthOf(joined[0]!) : 0)
      }),
      { numRuns: 15 },
    )
  })

  it('prefer one longer rest to two of the same sum', () => {
    const lengths = (year: number, budget: number) => restsOf(year, new Set(bestDays(year, budget))).map(lengthOf)
    expect(lengths(2026, 4)).toEqual([11])
    // In place of two of five days each, and of three rests of five.
    expect(lengths(2023, 4)).toEqual([10])
    expect(lengths(2030, 5)).toEqual([10, 5])
  })
})

it('a day that is swapped changes the rest of which it is a part', () => {
  const taken = new Set(['2026-08-17', '2026-08-18', '2026-08-19'])
  expect(restsOf(2026, taken)).toEqual([{ from: '2026-08-15', to: '2026-08-23' }])
  taken.delete('2026-08-18')
  expect(restsOf(2026, taken).map(lengthOf)).toEqual([3, 5])
})

it('planned leave is an event of whole days in other calendars', () => {
  const file = leaveCalendar([{ from: '2026-08-17', to: '2026-08-19' }], 'Szabadság', 0)
  expect(file).toContain('DTSTART;VALUE=DATE:20260817\r\nDTEND;VALUE=DATE:20260820\r\n')
  expect(file).toContain('DTSTAMP:19700101T000000Z')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(weekdayOf('2026-08-17')).toBe(1)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generalWeek, weekdays, type WorkingWeek } from '#shared/calendar/working-pattern.ts'
import { daysInWords, runsOf } from '#web/ui/dates/week-in-words.ts'

const week = fc
  .array(fc.constantFrom(0, 4, 7.5, 8), { minLength: 7, maxLength: 7 })
  .map(hours => Object.fromEntries(weekdays.map((day, index) => [day, hours[index]])) as WorkingWeek)

describe('the runs of a week', () => {
  it('are together the days that are worked, each with its hours', () => {
    fc.assert(
      fc.property(week, some => {
        const told = runsOf(some).flatMap(({ first, last, hours }) =>
          Array.from({ length: last - first + 1 }, (_, index) => [weekdays[first + index], hours]),
        )
        expect(told).toEqual(weekdays.filter(day => some[day] > 0).map(day => [day, some[day]]))
      }),
    )
  })

  it('are as long as they can be', () => {
    fc.assert(
      fc.property(week, some => {
        const runs = runsOf(some)
        for (const [index, run] of runs.entries()) {
          const next = runs[index + 1]
          expect(next === undefined || next.first > run.last + 1 || next.hours !== run.hours).toBe(true)
        }
      }),
    )
  })

  it('are one in the general week and none in a week without work', () => {
    expect(runsOf(generalWeek)).toEqual([{ first: 0, last: 4, hours: 8 }])
    expect(runsOf(Object.fromEntries(weekdays.map(day => [day, 0])) as WorkingWeek)).toEqual([])
  })
})

describe('a run in words', () => {
  it.each([
    [0, 4, 'hu', 'H–P'],
    [0, 4, 'en', 'Mon–Fri'],
    [2, 2, 'hu', 'Sze'],
    [2, 2, 'en', 'Wed'],
    [5, 6, 'hu', 'Szo–V'],
    [5, 6, 'en', 'Sat–Sun'],
    [0, 6, 'hu', 'H–V'],
  ])('P08 from day %i to day %i is in %s "%s"', (first, last, language, words) => {
    expect(daysInWords({ first, last, hours: 8 }, language)).toBe(words)
  })

  it('is said at length where there is room', () => {
    expect(daysInWords({ first: 0, last: 4, hours: 8 }, 'hu', 'long')).toBe('hétfő–péntek')
    expect(daysInWords({ first: 5, last: 5, hours: 4 }, 'en', 'long')).toBe('Saturday')
  })
})

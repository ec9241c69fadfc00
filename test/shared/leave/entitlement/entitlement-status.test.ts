import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { entitlement } from '#shared/leave/entitlement/entitlement.ts'
import type { LeaveFacts } from '#shared/leave/entitlement/facts.ts'
import { lawOf, laws } from '#shared/leave/entitlement/law-of-year.ts'
import { sumOf } from '#shared/leave/entitlement/line.ts'
import { minimumAge } from '#shared/leave/entitlement/minimum-age.ts'
import { workingTimeBy } from '#shared/leave/entitlement/working-time.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'

const readings = ['whole_year', 'by_days', 'from_next_year'] as const
const inReadings = (facts: LeaveFacts, year = 2026) =>
  readings.map(statusChange => entitlement(facts, year, { statusChange }).allowance_days)

describe('what holds for a part of the year', () => {
  it('gives its days for the whole year, by days, or from the next year', () => {
    const begun = { hazardous_conditions: [{ from: '2026-07-01', to: null }] }
    expect(inReadings(begun)).toEqual([25, 23, 20])
    expect(inReadings(begun, 2027)).toEqual([25, 25, 25])
    const ended = { health_damage_or_disability: [{ from: null, to: '2026-03-31' }] }
    expect(inReadings(ended)).toEqual([25, 21, 25])
    expect(inReadings(ended, 2027)).toEqual([20, 20, 20])
  })

  it('counts from the first day of the employment for who has just come', () => {
    const came = { employment_start: '2026-07-01', hazardous_conditions: [{ from: '2026-07-01', to: null }] }
    expect(inReadings(came)).toEqual([13, 13, 13])
  })

  it('is one amount, however often it is named', () => {
    const twice = [
      { from: '2026-01-01', to: '2026-08-31' },
      { from: '2026-06-01', to: '2026-12-31' },
    ]
    expect(inReadings({ hazardous_conditions: twice })).toEqual([25, 25, 25])
  })

  it("follows a change of the employer's days", () => {
    const employer_extra_days = [
      { days: 2, from: null, to: '2026-06-30' },
      { days: 6, from: '2026-07-01', to: null },
    ]
    expect(inReadings({ employer_extra_days })).toEqual([26, 24, 22])
  })

  it('is what a plain yes or number is while it holds all the time', () => {
    const always = [{ from: null, to: null }]
    const anyStart = fc.integer({ min: dayNumber('2025-06-01'), max: dayNumber('2026-12-31') }).map(dayOf)
    fc.assert(
      fc.property(anyStart, fc.nat(10), fc.constantFrom(...readings), (employment_start, days, statusChange) => {
        const plain = { employment_start, hazardous_conditions: true, employer_extra_days: days }
        const spans = {
          employment_start,
          hazardous_conditions: always,
          employer_extra_days: [{ days, from: null, to: null }],
        }
        expect(entitlement(spans, 2026, { statusChange }).allowance_days).toBe(
          entitlement(plain, 2026, { statusChange }).allowance_days,
        )
      }),
    )
  })

  it('adds up, and never gives less for holding longer', () => {
    const anySpan = fc
      .record({
        from: fc.integer({ min: dayNumber('2025-06-01'), max: dayNumber('2027-03-01') }),
        length: fc.nat(500),
      })
      .map(({ from, length }) => ({ from: dayOf(from), to: dayOf(from + length) }))
    fc.assert(
      fc.property(
        fc.array(anySpan, { maxLength: 3 }),
        anySpan,
        fc.constantFrom(...readings),
        fc.constantFrom(null, '2026-05-05'),
        fc.constantFrom('once' as const, 'each_part' as const),
        (spans, more, statusChange, employment_start, roundingMode) => {
          const rules = { statusChange, roundingMode }
          const less = entitlement({ employment_start, hazardous_conditions: spans }, 2026, rules)
          const longer = entitlement({ employment_start, hazardous_conditions: [...spans, more] }, 2026, rules)
          expect(sumOf(less.lines)).toBe(less.allowance_days)
          expect(longer.allowance_days).toBeGreaterThanOrEqual(less.allowance_days)
          expect(longer.allowance_days - less.allowance_days).toBeLessThanOrEqual(5)
        },
      ),
    )
  })
})

describe('the rules of a year', () => {
  it('are kept by the year since which they hold, in order', () => {
    expect(laws.map(({ since }) => since)).toEqual(laws.map(({ since }) => since).toSorted((one, other) => one - other))
    expect(lawOf(2026)).toMatchObject({ since: 2023, base: 20, sick: 15, choice: 7 })
  })

  it('count a year before 2023 too, and warn of it', () => {
    expect(entitlement({}, 2022)).toMatchObject({ allowance_days: 20, warning: 'rules_before_2023' })
    expect(entitlement({}, 2023)).not.toHaveProperty('warning')
    expect(entitlement({ base_days: 25 }, 2020, { country: 'AT' })).not.toHaveProperty('warning')
  })
})

describe('the minimum age', () => {
  const born = '2010-05-20'

  it('is 16 on the first day of the employment', () => {
    expect(minimumAge(born, '2026-05-20')).toMatchObject({ allowed: true, exception: null })
    expect(minimumAge(born, '2026-05-19')).toEqual({ allowed: false, exception: null, paragraph: 'Mt. 34. § (2)' })
  })

  it('gives way to an exception that an administrator names', () => {
    const may = (start: string, exception: 'pupil_in_school_break' | 'cultural_or_sports_work') =>
      minimumAge(born, start, exception).allowed
    expect(may('2025-07-01', 'pupil_in_school_break')).toBe(true)
    expect(may('2025-05-19', 'pupil_in_school_break')).toBe(false)
    expect(may('2022-05-19', 'cultural_or_sports_work')).toBe(true)
    expect(minimumAge(born, '2025-07-01', 'pupil_in_school_break').exception).toBe('pupil_in_school_break')
    expect(minimumAge(born, '2027-01-01', 'pupil_in_school_break').exception).toBeNull()
  })
})

describe('readings of the calendar', () => {
  const unequal = { valid_from: '2020-01-01', week: generalWeek, unequal_schedule: true }
  const days = (date: string, followsDecree: 'general_schedule' | 'everybody', patterns = [unequal]) => {
    const rules = { followsDecree, sundayHolidays: 'ordinary' as const }
    const asked = { patterns, days: { country: 'HU', own: [] }, years: [2026], language: 'hu' as const }
    return workingDays({ from_date: date, to_date: date }, workingTimeBy(rules, asked)).days
  }

  it('may follow the decree for everybody, but for who is said not to', () => {
    expect([days('2026-08-21', 'general_schedule'), days('2026-08-21', 'everybody')]).toEqual([1, 0])
    expect([days('2026-08-08', 'general_schedule'), days('2026-08-08', 'everybody')]).toEqual([0, 1])
    expect(days('2026-08-21', 'everybody', [{ ...unequal, follows_decree: false } as typeof unequal])).toBe(1)
  })
})

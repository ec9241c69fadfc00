import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { dayNumber, dayOf } from '#shared/calendar/day.ts'
import { hundredthsOf } from '#shared/calendar/hundredths.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { weekdays, type WorkingPattern } from '#shared/calendar/working-pattern.ts'
import { weekOf } from '#test/law/cases.ts'

const years = [2024, 2025, 2026, 2027, 2028]
const calendar = calendarOfYears({ country: 'HU', own: [] }, years, 'hu')
const special = new Map(calendar.map(day => [day.date, day]))
const anyNumber = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2027-12-31') })
const anyPattern: fc.Arbitrary<WorkingPattern> = fc.record({
  valid_from: anyNumber.map(dayOf),
  week: fc.array(fc.constantFrom(0, 4, 7.75, 8, 8.33, 12), { minLength: 7, maxLength: 7 }).map(weekOf),
})

/** The same count by the clock of the language, one day after the other. */
function counted(from: number, to: number, patterns: readonly WorkingPattern[]) {
  const since = patterns.toSorted((one, other) => (one.valid_from < other.valid_from ? -1 : 1))
  let [days, hundredths] = [0, 0]
  for (let number = from; number <= to; number += 1) {
    const date = new Date(number * 86_400_000).toISOString().slice(0, 10)
    const { kind, observed_on } = special.get(date) ?? {}
    if (kind === 'public_holiday' || kind === 'rest_day_moved') continue
    const like = kind === 'working_day_moved' ? observed_on! : date
    const { week } = since.findLast(({ valid_from }) => valid_from <= date) ?? since[0]!
    const hours = week[weekdays[(new Date(`${like}T00:00:00Z`).getUTCDay() + 6) % 7]!]
    if (hours > 0) days += 1
    hundredths += hundredthsOf(hours)
  }
  return { days, hours: hundredths / 100 }
}

describe('a period over a change of the working pattern', () => {
  it('costs what each day costs by the pattern of that day', () => {
    const patterns = fc.uniqueArray(anyPattern, {
      minLength: 1,
      maxLength: 4,
      selector: ({ valid_from }) => valid_from,
    })
    fc.assert(
      fc.property(patterns, anyNumber, fc.nat(366), (some, from, length) => {
        const period = { from_date: dayOf(from), to_date: dayOf(from + length) }
        const { days, hours } = workingDays(period, { patterns: some, calendar })
        expect({ days, hours }).toEqual(counted(from, from + length, some))
      }),
    )
  })

  it('costs the same before the change, whatever is changed later', () => {
    fc.assert(
      fc.property(anyPattern, anyPattern, anyNumber, fc.nat(100), (old, later, from, length) => {
        const period = { from_date: dayOf(from), to_date: dayOf(from + length) }
        const change = { ...later, valid_from: dayOf(from + length + 1) }
        const before = { ...old, valid_from: '2020-01-01' }
        expect(workingDays(period, { patterns: [before, change], calendar })).toEqual(
          workingDays(period, { patterns: [before], calendar }),
        )
      }),
    )
  })
})

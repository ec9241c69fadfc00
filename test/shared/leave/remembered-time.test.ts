import { expect, it } from 'vitest'
import { countedYear } from '#shared/calendar/counted-year.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { workingTimeOf } from '#shared/leave/situation.ts'
import { situation } from './anna.ts'

const half = { ...generalWeek, friday: 4 }

it('performance 1: a year is counted once for everybody who shares its calendar and patterns', () => {
  const { calendar, terms } = situation()
  const countedFor = (of: Parameters<typeof workingTimeOf>[0]) => countedYear(workingTimeOf(of, [2026]), 2026)
  const anna = countedFor({ calendar, terms })
  expect(countedFor({ calendar, terms: { ...terms, hours: [] } })).toBe(anna)

  const own = { ...terms, hours: [{ valid_from: '2026-03-01', week: half }] }
  expect(countedFor({ calendar, terms: own })).toBe(countedFor({ calendar, terms: own }))
  expect(countedFor({ calendar, terms: own })).not.toBe(anna)

  const rules = { ...calendar, leave_rules: { followsDecree: 'everybody' as const } }
  expect(countedFor({ calendar: rules, terms })).toBe(countedFor({ calendar: rules, terms }))
})

it('performance 1: what is counted in one language, country or year is not taken for another', () => {
  const { calendar, terms } = situation()
  const namesIn = (language: 'hu' | 'en', year = 2026) =>
    countedYear(workingTimeOf({ calendar, terms }, [year], language), year).skipped.map(({ name }) => name)
  expect(namesIn('hu')).not.toEqual(namesIn('en'))
  expect(namesIn('hu', 2027)).not.toEqual(namesIn('hu'))
  const abroad = { ...calendar, country: 'AT' }
  expect(countedYear(workingTimeOf({ calendar: abroad, terms }, [2026]), 2026).days.at(-1)).toBe(261)
  const longer = { ...calendar, own_days: [{ id: 'x', name: 'x', date: '2026-12-23', observed_on: null }] }
  const days = (of: typeof calendar) => countedYear(workingTimeOf({ calendar: of, terms }, [2026]), 2026).days.at(-1)!
  expect(days(calendar) - days(longer)).toBe(1)
})

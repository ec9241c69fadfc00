import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newAccount } from '#shared/account/rules.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { type WorkCalendar } from '#shared/company/model.ts'
import {
  newCompany,
  hoursOn,
  maximumHoursEntries,
  assertUniqueGroupName,
  earliestDay,
  withHours,
  withRequestedHours,
} from '#shared/company/rules.ts'

const calendar: WorkCalendar = {
  company: 'c',
  country: 'HU',
  hours: [{ valid_from: earliestDay, week: generalWeek }],
  own_days: [],
  corrections: [],
}
const week = (friday: number) => ({ ...generalWeek, friday })
const day = fc
  .integer({ min: 2000, max: 2090 })
  .chain(year => fc.constantFrom(`${year}-01-01`, `${year}-06-15`, `${year}-12-31`))

describe('weekly hours', () => {
  it('hold from their day on and leave the past as it was', () => {
    const changed = withHours(calendar, week(4), '2026-03-01')
    expect([hoursOn(changed, '2026-02-28').friday, hoursOn(changed, '2026-03-01').friday]).toEqual([8, 4])
  })

  it('are replaced when they begin on the same day', () => {
    const twice = withHours(withHours(calendar, week(4), '2026-03-01'), week(6), '2026-03-01')
    expect(twice.hours).toHaveLength(2)
    expect(hoursOn(twice, '2026-03-01').friday).toBe(6)
  })

  it('do not depend on the order in which they are given', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(day, fc.nat({ max: 24 })), { selector: ([from]) => from }),
        day,
        (changes, on) => {
          const given = (list: typeof changes) =>
            list.reduce((known, [from, friday]) => withHours(known, week(friday), from), calendar)
          expect(hoursOn(given(changes), on)).toEqual(hoursOn(given(changes.toReversed()), on))
        },
      ),
    )
  })

  it('are taken back with the day on which they begin; the first ones are not', () => {
    const changed = withHours(calendar, week(4), '2026-03-01')
    const takenBack = (valid_from: string) =>
      withRequestedHours(changed, { working_hours: null, valid_from }, '2026-01-01')
    expect(takenBack('2026-03-01')).toEqual(calendar)
    expect(takenBack('2026-04-01')).toEqual(changed)
    expect(() => takenBack(earliestDay)).toThrow()
  })

  it('begin today where no day is named', () => {
    const changed = withRequestedHours(calendar, { working_hours: week(4) }, '2026-03-01')
    expect(changed.hours.at(-1)).toEqual({ valid_from: '2026-03-01', week: week(4) })
  })

  it('change two hundred times at most', () => {
    let full = calendar
    for (let count = 1; count < maximumHoursEntries; count++)
      full = withHours(full, week(1), `2${String(count).padStart(3, '0')}-01-01`)
    expect(() => withHours(full, week(1), '1999-01-01')).toThrow()
  })
})

describe('a new company', () => {
  const founder = {
    ...newAccount({ id: 'a', email: 'a@example.hu', language: 'hu', created_at: 1 }),
    first_name: 'Anna',
  }

  it('has its founder as superadmin and its hours since ever', () => {
    const { company, member, calendar } = newCompany({
      id: 'c',
      founder,
      name: 'Kft.',
      country: 'HU',
      working_hours: week(6),
      created_at: 5,
    })
    expect(member).toMatchObject({ id: 'a', role: 3, status: 'active', first_name: 'Anna', show_birthday: false })
    expect(company).toMatchObject({ owner: 'a', has_completed_registration: false })
    expect(hoursOn(calendar, '1950-01-01').friday).toBe(6)
  })
})

describe('the name of a group', () => {
  it('is the same in whatever case', () => {
    const groups = [{ company: 'c', id: 'g', name: 'Műhely' }]
    expect(() => assertUniqueGroupName(groups, 'MŰHELY')).toThrow()
    expect(() => assertUniqueGroupName(groups, 'Műhelyek')).not.toThrow()
  })
})

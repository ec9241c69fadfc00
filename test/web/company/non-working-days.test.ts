import { describe, expect, it } from 'vitest'
import type { HolidayView } from '#shared/company/contract/holiday-view.ts'
import { asSent, DayForm, formOf, kindsOf, noDay } from '#web/company/calendar/non-working-days-form.ts'
import { daysByMonth, yearIn, yearsAround } from '#web/company/calendar/non-working-days.ts'

const day = (date: string, over: Partial<HolidayView> = {}): HolidayView => ({
  id: `hu-${date}`,
  name: 'Ünnep',
  date,
  observed_on: null,
  kind: 'public_holiday',
  ...over,
})

describe('the days of a year', () => {
  it('R21 stand by month, official ones and own ones in order', () => {
    const own = day('2026-12-04', { id: 'own', kind: 'company' })
    const months = daysByMonth({ data: [day('2026-12-25'), own, day('2026-05-01')], by_law: [] }, 2026)
    expect(months.map(({ month, days }) => [month, days.map(({ date, isOfficial }) => [date, isOfficial])])).toEqual([
      ['2026-05', [['2026-05-01', true]]],
      [
        '2026-12',
        [
          ['2026-12-04', false],
          ['2026-12-25', true],
        ],
      ],
    ])
  })

  it('R21 say what the law says of a corrected one, and keep one that was made ordinary', () => {
    const saturday = day('2026-12-12', { kind: 'working_day_moved' })
    const eve = day('2026-12-24', { kind: 'rest_day_moved', name: 'Áthelyezett pihenőnap' })
    const [december] = daysByMonth({ data: [day('2026-12-24', { name: 'Szenteste' })], by_law: [saturday, eve] }, 2026)
    expect(december?.days).toMatchObject([
      { date: '2026-12-12', kind: 'working', isOfficial: true, byLaw: saturday },
      { date: '2026-12-24', name: 'Szenteste', kind: 'public_holiday', byLaw: eve },
    ])
  })

  it('leave out those of another year that only stand for one of this', () => {
    expect(daysByMonth({ data: [day('2027-01-02', { observed_on: '2026-12-31' })], by_law: [] }, 2026)).toEqual([])
  })
})

describe('the year of the page', () => {
  it('is the one in the address, or this one', () => {
    expect(yearIn('2027', 2026)).toBe(2027)
    for (const text of [null, '', 'abc', '1999', '2100', '20267', '2026.5']) expect(yearIn(text, 2026)).toBe(2026)
  })

  it('is chosen among those around this one, and the one that is shown', () => {
    expect(yearsAround(2026, 2026)).toEqual([2025, 2026, 2027, 2028, 2029, 2030])
    expect(yearsAround(2026, 2016)[0]).toBe(2016)
  })
})

describe('a typed day', () => {
  const errors = (typed: object) =>
    DayForm.safeParse({ ...noDay, date: '2026-12-04', name: 'Cégnap', ...typed }).error?.issues

  it('V01 needs a date and a name, and may do without the other day', () => {
    expect(errors({})).toBeUndefined()
    expect(errors({ observed_on: '2026-12-07' })).toBeUndefined()
    expect(errors({ date: '2026-02-30' })).toMatchObject([{ message: 'problems:noSuchDay', path: ['date'] }])
    expect(errors({ name: ' ' })).toMatchObject([{ message: 'problems:required', path: ['name'] }])
    expect(errors({ observed_on: '12-07' })).toMatchObject([{ message: 'problems:isoDate', path: ['observed_on'] }])
  })

  it('travels without an other day where none was typed', () => {
    expect(asSent({ ...noDay, date: '2026-12-04' })).toMatchObject({ observed_on: null })
    const shown = { ...day('2026-12-24', { observed_on: '2026-12-12' }), isOfficial: true, byLaw: undefined }
    expect(asSent(formOf(shown)).observed_on).toBe('2026-12-12')
  })

  it('can be made an ordinary one only where it is official', () => {
    expect(kindsOf(true)).toContain('working')
    expect(kindsOf(false)).not.toContain('working')
  })
})

import { describe, expect, it } from 'vitest'
import { CalendarDay } from '#shared/calendar/calendar-day.ts'
import { calendarOf, calendarOfYears } from '#shared/calendar/company-calendar.ts'

const bridge = { id: 'b1', name: 'Leállás', date: '2026-12-28', observed_on: null }

describe('the calendar of a company', () => {
  it('has the statutory days in the language of the reader', () => {
    const hungarian = calendarOf({ country: 'HU', own: [] }, 2026, 'hu')
    const english = calendarOf({ country: 'HU', own: [] }, 2026, 'en')
    expect(hungarian[0]).toEqual({
      id: 'hu-2026-01-01',
      name: 'Újév',
      date: '2026-01-01',
      observed_on: null,
      kind: 'public_holiday',
    })
    expect(english[1]).toEqual({
      id: 'hu-2026-01-02',
      name: 'Moved rest day',
      date: '2026-01-02',
      observed_on: '2026-01-10',
      kind: 'rest_day_moved',
    })
    expect(hungarian).toHaveLength(17)
    for (const day of hungarian) expect(CalendarDay.parse(day)).toEqual(day)
  })

  it("puts the company's own days among them, in order", () => {
    const days = calendarOf({ country: 'HU', own: [bridge] }, 2026, 'hu')
    expect(days.at(-1)).toEqual({ ...bridge, kind: 'company' })
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
    expect(calendarOf({ country: 'HU', own: [bridge] }, 2027, 'hu').some(({ id }) => id === 'b1')).toBe(false)
  })

  it('knows only own days outside Hungary', () => {
    expect(calendarOf({ country: 'AT', own: [bridge] }, 2026, 'en')).toEqual([{ ...bridge, kind: 'company' }])
  })

  it('takes a correction in place of what the law says', () => {
    const holiday = {
      id: 'c1',
      name: 'Szenteste',
      date: '2026-12-24',
      observed_on: null,
      kind: 'public_holiday' as const,
    }
    const corrections = [
      { date: '2026-12-24', becomes: holiday },
      { date: '2026-12-12', becomes: null },
    ]
    const december = calendarOf({ country: 'HU', own: [], corrections }, 2026, 'hu').filter(
      ({ date }) => date >= '2026-12-01',
    )
    expect(december.map(({ date, kind }) => [date, kind])).toEqual([
      ['2026-12-24', 'public_holiday'],
      ['2026-12-25', 'public_holiday'],
      ['2026-12-26', 'public_holiday'],
    ])
  })

  it('lists a day observed in the next year once', () => {
    const late = { id: 'l1', name: 'Céges nap', date: '2026-12-31', observed_on: '2027-01-04' }
    const days = calendarOfYears({ country: 'AT', own: [late] }, [2026, 2027], 'hu')
    expect(days).toHaveLength(1)
    expect(calendarOf({ country: 'AT', own: [late] }, 2027, 'hu')).toHaveLength(1)
  })
})

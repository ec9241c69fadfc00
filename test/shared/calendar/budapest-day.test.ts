import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'

const byIntl = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

describe('the day in Budapest', () => {
  it('is the one that the time zone database gives, at any instant from 1996 to 2037', () => {
    const instants = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2037, 11, 31) })
    fc.assert(
      fc.property(instants, instant => dayInBudapest(instant) === byIntl.format(instant)),
      { numRuns: 2000 },
    )
  })

  it('begins at 23:00 UTC in winter and at 22:00 UTC in summer, also around both changes of the clocks', () => {
    const minute = 60_000
    expect(dayInBudapest(Date.UTC(2026, 0, 1, 23) - 1)).toBe('2026-01-01')
    for (let year = 1996; year <= 2037; year++)
      for (const month of [2, 9])
        for (let day = 24; day <= 31; day++)
          for (const hour of [0, 1, 22, 23])
            for (const instant of [Date.UTC(year, month, day, hour) - minute, Date.UTC(year, month, day, hour)])
              expect(dayInBudapest(instant)).toBe(byIntl.format(instant))
  })

  it('turns the year an hour before the year turns in UTC', () => {
    expect(dayInBudapest(Date.UTC(2026, 11, 31, 22, 59, 59))).toBe('2026-12-31')
    expect(dayInBudapest(Date.UTC(2026, 11, 31, 23, 0, 0))).toBe('2027-01-01')
  })
})

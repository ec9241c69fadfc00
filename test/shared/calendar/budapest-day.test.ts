import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInBudapest, instantInBudapest } from '#shared/calendar/budapest-day.ts'
import { addDays } from '#shared/calendar/day.ts'

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

describe('the instant of a time in Budapest', () => {
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Budapest',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const at = (day: string, hour: number, minute = 0) => new Date(instantInBudapest(day, { hour, minute })).toISOString()

  it('is the one at which the clocks show it, on the days of their changes too', () => {
    expect(at('2027-03-27', 6)).toBe('2027-03-27T05:00:00.000Z')
    expect(at('2027-03-28', 6)).toBe('2027-03-28T04:00:00.000Z')
    expect(at('2027-03-28', 6, 30)).toBe('2027-03-28T04:30:00.000Z')
    expect(at('2027-10-30', 8)).toBe('2027-10-30T06:00:00.000Z')
    expect(at('2027-10-31', 8)).toBe('2027-10-31T07:00:00.000Z')
    expect(at('2027-03-28', 0)).toBe('2027-03-27T23:00:00.000Z')
    expect(at('2027-10-31', 0)).toBe('2027-10-30T22:00:00.000Z')
  })

  it('is shown by the time zone database as that time of that day, but for the hour that is skipped', () => {
    const days = fc.integer({ min: 0, max: 40 * 365 }).map(days => addDays('1997-01-01', days))
    const changes = fc.constantFrom('2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29')
    const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    fc.assert(
      fc.property(fc.oneof(days, changes), times, (day, [hour, minute]) => {
        const isSkipped = hour === 2 && day.slice(5, 7) === '03'
        const time = [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
        if (!isSkipped) expect(shown.format(instantInBudapest(day, { hour, minute }))).toBe(`${day}, ${time}`)
      }),
      { numRuns: 1000 },
    )
  })
})

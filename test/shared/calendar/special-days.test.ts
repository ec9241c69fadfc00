import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '#shared/calendar/calendar-day.ts'
import { specialDays } from '#shared/calendar/special-days.ts'

const day = (date: string, kind: CalendarDay['kind'], observed_on: string | null = null): CalendarDay => ({
  id: `${date} ${kind}`,
  name: kind,
  date,
  kind,
  observed_on,
})
const kindsOn = (calendar: CalendarDay[]) =>
  [...specialDays(calendar)].map(([date, { kind }]) => `${date} ${kind}`).toSorted()

describe('the entry that counts on a day', () => {
  it('is the one that frees the day more surely, in whatever order they are kept', () => {
    const all = (['working_day_moved', 'rest_day_moved', 'company', 'public_holiday'] as const).map(kind =>
      day('2026-12-24', kind),
    )
    for (let least = 0; least < all.length; least++) {
      const calendar = all.slice(0, least + 1)
      const surest = [`2026-12-24 ${all[least]!.kind}`]
      expect(kindsOn(calendar)).toEqual(surest)
      expect(kindsOn(calendar.toReversed())).toEqual(surest)
    }
  })

  it('of a holiday observed on a weekday frees that weekday and leaves its own date alone', () => {
    // 15 August 2026 is a Saturday, the 17th the Monday after it.
    expect(kindsOn([day('2026-08-15', 'company', '2026-08-17')])).toEqual(['2026-08-17 company'])
    expect(kindsOn([day('2026-08-17', 'public_holiday', '2026-08-18')])).toEqual(['2026-08-18 public_holiday'])
  })

  it('of a holiday observed on a weekend stays on its own date', () => {
    expect(kindsOn([day('2026-08-17', 'company', '2026-08-22')])).toEqual(['2026-08-17 company'])
  })

  it('of a moved day stays on its own date, whatever it stands in for', () => {
    const pair = [
      day('2026-12-24', 'rest_day_moved', '2026-12-12'),
      day('2026-12-12', 'working_day_moved', '2026-12-24'),
    ]
    expect(kindsOn(pair)).toEqual(['2026-12-12 working_day_moved', '2026-12-24 rest_day_moved'])
  })

  it('is none on a day that nobody named', () => {
    expect(specialDays([day('2026-12-24', 'company')]).get('2026-12-23')).toBeUndefined()
    expect(specialDays([]).size).toBe(0)
  })

  it('is found once for a calendar', () => {
    const calendar = [day('2026-12-24', 'company')]
    expect(specialDays(calendar)).toBe(specialDays(calendar))
    expect(specialDays([...calendar])).not.toBe(specialDays(calendar))
  })
})

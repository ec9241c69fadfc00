import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf } from '#shared/attendance/sheet-totals.ts'
import { holidayMinutes } from '#shared/attendance/sheet-days.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { ordinaryCalendar } from '../leave/anna.ts'
import { leave, sheet, terms } from './sheets.ts'

const typeId = fc.constantFrom(...Object.values(leaveTypeIds))
const date = fc.integer({ min: 1, max: 30 }).map(day => `2026-11-${String(day).padStart(2, '0')}`)
const taken = fc
  .uniqueArray(date, { maxLength: 12 })
  .chain(dates => fc.tuple(...dates.map(one => typeId.map(type_id => leave(type_id, one)))))

describe('P01 the totals of a sheet', () => {
  it('of two parts of a month are those of the whole, whatever was taken off', () => {
    fc.assert(
      fc.property(taken, fc.integer({ min: 0, max: 30 }), (absences, cut) => {
        const { days } = sheet({ absences })
        const whole = totalsOf(days, '2026-11-30')
        const parts = [days.slice(0, cut), days.slice(cut)].map(part => totalsOf(part, '2026-11-30'))
        for (const field of ['scheduled_minutes', 'worked_minutes', 'worked_days', 'home_office_days'] as const)
          expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(whole[field])
      }),
    )
  })

  it('what is worked and what is taken off is what was scheduled, as long as nobody says otherwise', () => {
    fc.assert(
      fc.property(taken, absences => {
        const { worked_minutes, scheduled_minutes, leave: byType } = sheet({ absences }).totals
        return worked_minutes + byType.reduce((sum, { minutes }) => sum + minutes, 0) === scheduled_minutes
      }),
    )
  })

  it('name each type once, in the order of the types, and work from home never as leave', () => {
    fc.assert(
      fc.property(taken, absences => {
        const ids = sheet({ absences }).totals.leave.map(({ type_id }) => type_id)
        expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))
        expect(ids).not.toContain(leaveTypeIds.home)
      }),
    )
  })

  it('grow day by day, never back', () => {
    const { days } = sheet({
      corrections: { '2026-11-05': { end: '18:00', stand_by: [{ start: '18:00', end: '22:00' }] } },
    })
    const sums = days.map(day => totalsOf(days, day.date))
    for (const [place, sum] of sums.entries())
      for (const field of ['scheduled_so_far', 'worked_minutes', 'overtime_minutes', 'stand_by_minutes'] as const)
        expect(sum[field]).toBeGreaterThanOrEqual(sums[place - 1]?.[field] ?? 0)
    expect(sums.at(-1)).toMatchObject({ overtime_minutes: 90, stand_by_minutes: 240 })
  })
})

it('Mt. 146. § (3) d): a holiday on a weekday has the hours of that weekday, and one on a rest day none', () => {
  const hours = (day: string) => holidayMinutes(day, { terms, calendar: ordinaryCalendar }) / 60
  expect(['2026-12-25', '2026-12-26'].map(hours)).toEqual([8, 0])
})

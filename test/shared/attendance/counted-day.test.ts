import { describe, expect, it } from 'vitest'
import { asScheduled, corrected } from '#shared/attendance/corrected.ts'
import { countedDay, isOff } from '#shared/attendance/counted-day.ts'
import { dayIn, leave, sheet } from './sheets.ts'

describe('R16 a correction of a day', () => {
  it('keeps what nothing is said of, and is none once all is as scheduled', () => {
    const first = corrected(undefined, { start: '07:00', note: 'Leltár' })
    expect(first).toEqual({ ...asScheduled, start: '07:00', note: 'Leltár' })
    const second = corrected(first ?? undefined, { end: '15:00', note: undefined })
    expect(second).toEqual({ ...asScheduled, start: '07:00', end: '15:00', note: 'Leltár' })
    expect(corrected(second ?? undefined, { start: null, end: null, note: '' })).toBeNull()
    expect(corrected(undefined, {})).toBeNull()
  })
})

describe('R16 a day that is counted by itself', () => {
  const absences = [leave(1, '2026-11-04'), leave(3, '2026-11-05'), leave(1, '2026-11-06', '2026-11-06', 'pending')]
  const { days } = sheet({
    absences,
    corrections: { '2026-11-03': { end: '18:00' }, '2026-11-07': { start: '09:00' } },
  })

  it('is as it stands in its sheet', () => {
    for (const day of days) expect(countedDay(day)).toEqual(day)
  })

  it('is off on leave, but not on work from home or on what is only asked for', () => {
    const off = days.filter(isOff).map(({ date }) => date)
    expect(off).toEqual(['2026-11-04'])
    expect(isOff({ kind: 'not_employed', leave: null })).toBe(true)
    expect(
      countedDay({ ...dayIn(sheet({ absences }), '2026-11-04'), correction: corrected(undefined, { start: '09:00' }) }),
    ).toMatchObject({
      worked: null,
      worked_minutes: 0,
    })
  })

  it('is worked over midnight, but never so long that the times must have been swapped', () => {
    const day = dayIn(sheet(), '2026-11-03')
    const said = (start: string, end: string) =>
      countedDay({ ...day, correction: corrected(undefined, { start, end }) })
    expect(said('22:00', '06:00')).toMatchObject({ worked_minutes: 450, night_minutes: 450 })
    expect(said('20:00', '08:30')).toMatchObject({ worked_minutes: 480, overtime_minutes: 240 })
    expect(said('17:00', '16:30').worked).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { clashOf } from './clash.ts'
import { dayLines } from './day-lines.ts'
import { usualTypes } from '../fields/usual-types.ts'

const time = { patterns: [{ valid_from: '1900-01-01', week: generalWeek }], calendar: [] }
const on = (from_date: string, to_date = from_date, status = 'approved') => ({ from_date, to_date, status })

describe('what stands in the way of chosen days', () => {
  it('is the booking, the days of it that were chosen, and the free part of what was chosen', () => {
    const mandatory = on('2026-12-28', '2026-12-31')
    expect(clashOf(on('2026-12-22', '2026-12-28'), [mandatory], time)).toEqual({
      taken: [{ booking: mandatory, days: { from_date: '2026-12-28', to_date: '2026-12-28' } }],
      instead: { from_date: '2026-12-22', to_date: '2026-12-25' },
    })
  })

  it('is every booking that they meet, by its first day, each with the days of it that were chosen', () => {
    const [later, first] = [on('2026-12-10', '2026-12-18', 'pending'), on('2026-12-01', '2026-12-08')]
    expect(clashOf(on('2026-12-07', '2026-12-11'), [later, on('2026-12-21'), first], time)?.taken).toEqual([
      { booking: first, days: { from_date: '2026-12-07', to_date: '2026-12-08' } },
      { booking: later, days: { from_date: '2026-12-10', to_date: '2026-12-11' } },
    ])
  })

  it('is nothing where the days are free, or what was booked was denied or cancelled', () => {
    const gone = [on('2026-12-22', '2026-12-22', 'denied'), on('2026-12-23', '2026-12-23', 'cancelled')]
    expect(clashOf(on('2026-12-21', '2026-12-24'), gone, time)).toBeUndefined()
  })

  it('offers as many working days soon after where none of the chosen ones is free, and fewer before the next booking', () => {
    const week = on('2026-12-07', '2026-12-11')
    const instead = (bookings: ReturnType<typeof on>[]) =>
      clashOf(on('2026-12-08', '2026-12-10'), bookings, time)?.instead
    expect(instead([week])).toEqual({ from_date: '2026-12-14', to_date: '2026-12-16' })
    expect(instead([week, on('2026-12-16')])).toEqual({ from_date: '2026-12-14', to_date: '2026-12-15' })
    expect(instead([on('2026-12-01', '2027-06-30')])).toBeUndefined()
  })
})

describe('the lines of the days', () => {
  it('are all of up to ten days, and of more the ends', () => {
    const lines = (to_date: string) => dayLines(on('2026-12-01', to_date), { skipped: [] }, undefined)
    expect([lines('2026-12-10').lines.length, lines('2026-12-10').between]).toEqual([10, 0])
    const many = lines('2026-12-20')
    expect([many.lines.map(({ day }) => day.slice(8)), many.between]).toEqual([
      ['01', '02', '03', '04', '19', '20'],
      14,
    ])
  })
})

describe('daily 13: the usual types', () => {
  const types = [1, 2, 3, 4, 5, 6, 7].map(id => ({ id, label: '', available: true }))
  const first = (asked: number[], chosen = 1) =>
    usualTypes(
      types,
      asked.map(type_id => ({ type_id })),
      chosen,
    ).first.map(({ id }) => id)

  it('are what most people ask for until somebody’s own requests say otherwise', () => {
    expect(first([])).toEqual([1, 2, 3, 5])
    expect(first([6, 6, 7])).toEqual([1, 2, 6, 7])
  })

  it('hold the chosen one, and the others are all that is left', () => {
    expect(first([], 7)).toEqual([1, 2, 3, 7])
    expect(usualTypes(types, [], 7).others.map(({ id }) => id)).toEqual([4, 5, 6])
  })
})

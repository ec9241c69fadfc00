import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking } from '#shared/leave/model.ts'
import { sickPayAdded, sickPayDays } from '#shared/leave/balance/sick-pay.ts'
import { situation, whose } from '../anna.ts'

const illness = (request: string, from_date: string, days: number): Booking => ({
  request,
  type_id: 2,
  status: 'approved',
  from_date,
  to_date: from_date,
  days,
  child: null,
})
const ill = (bookings: Booking[], country = 'HU', years = [2026, 2027]) =>
  situation({
    terms: { base_sick_days: 15 },
    calendar: { country },
    books: years.map(year => ({
      ...whose,
      year,
      bookings: bookings.filter(({ from_date }) => from_date.startsWith(`${year}`)),
      extras: [],
    })),
  })
const counted = (booking: Booking, facts: ReturnType<typeof ill>) =>
  sickPayDays({ ...booking, days_by_year: { [booking.from_date.slice(0, 4)]: booking.days } }, facts)

describe('E02 sick leave against sick pay', () => {
  const march = illness('a', '2026-03-02', 9)
  const june = illness('b', '2026-06-01', 8)

  it('is sick leave to the fifteenth working day of the year, and sick pay after it', () => {
    const facts = ill([march, june])
    expect([counted(march, facts), counted(june, facts)]).toEqual([0, 2])
    expect(counted(illness('c', '2026-09-01', 3), facts)).toBe(3)
  })

  it('goes by the order of the days, not by that of the records', () => {
    const facts = ill([june, march])
    expect([counted(march, facts), counted(june, facts)]).toEqual([0, 2])
  })

  it('begins anew with the year, also within one illness', () => {
    const facts = ill([march, june])
    const overNewYear = { type_id: 2, from_date: '2026-12-28', days_by_year: { 2026: 4, 2027: 16 } }
    expect(sickPayDays(overNewYear, facts)).toBe(4 + 1)
  })

  it('is nothing for other leave, nor where the law knows no sick pay', () => {
    expect(sickPayDays({ type_id: 1, from_date: '2026-06-01', days_by_year: { 2026: 99 } }, ill([march]))).toBe(0)
    expect(counted(illness('c', '2026-06-01', 99), ill([march], 'AT'))).toBe(0)
    expect(sickPayAdded({ type_id: 2, days_by_year: { 2026: 99 } }, ill([march], 'AT'))).toBe(0)
  })

  it('tells of an illness that is recorded late also what it moves of a later one', () => {
    const facts = ill([march, june])
    expect(sickPayAdded({ type_id: 2, days_by_year: { 2026: 3 } }, facts)).toBe(3)
    expect(sickPayAdded({ type_id: 2, days_by_year: { 2026: 9 } }, ill([march]))).toBe(3)
    expect(sickPayAdded({ type_id: 2, days_by_year: { 2026: 6 } }, ill([march]))).toBe(0)
    expect(sickPayAdded({ type_id: 1, days_by_year: { 2026: 99 } }, facts)).toBe(0)
  })

  it('adds up: what all illnesses have of it is what goes beyond the sick leave', () => {
    const days = fc.uniqueArray(fc.record({ month: fc.integer({ min: 1, max: 12 }), days: fc.nat(20) }), {
      selector: ({ month }) => month,
    })
    fc.assert(
      fc.property(days, months => {
        const bookings = months.map(({ month, days: long }) =>
          illness(`r${month}`, `2026-${String(month).padStart(2, '0')}-05`, long),
        )
        const facts = ill(bookings)
        const all = bookings.reduce((sum, booking) => sum + booking.days, 0)
        expect(bookings.reduce((sum, booking) => sum + counted(booking, facts), 0)).toBe(Math.max(0, all - 15))
        expect(sickPayAdded({ type_id: 2, days_by_year: { 2026: 5 } }, facts)).toBe(
          Math.max(0, all + 5 - 15) - Math.max(0, all - 15),
        )
      }),
    )
  })
})

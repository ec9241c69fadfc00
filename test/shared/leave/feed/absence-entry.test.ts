import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#shared/calendar/day.ts'
import {
  bookedIn,
  peopleInText,
  registered,
  textOfPeople,
  type RegisteredAbsence,
} from '#shared/leave/feed/absence-entry.ts'
import type { Booking } from '#shared/leave/model.ts'

const booking = (given: Partial<Booking> = {}): Booking => ({
  request: 'anna-1',
  type_id: 1,
  status: 'approved',
  from_date: '2026-12-21',
  to_date: '2026-12-23',
  days: 3,
  child: null,
  ...given,
})
const bookWith = (...bookings: Booking[]) => ({ bookings })
const given = { since: '2026-08-01', minute: 100, uidOf: (request: string) => `uid-${request}` }

describe('what books say of absences', () => {
  it('is one absence for each request, also where it goes over the end of a year', () => {
    const found = bookedIn([
      bookWith(booking({ to_date: '2026-12-31' }), booking({ request: 'anna-2', from_date: '2026-11-02' })),
      bookWith(booking({ from_date: '2027-01-01', to_date: '2027-01-08' })),
    ])
    expect(found.map(({ request, from_date, to_date }) => [request, from_date, to_date])).toEqual([
      ['anna-2', '2026-11-02', '2026-12-23'],
      ['anna-1', '2026-12-21', '2027-01-08'],
    ])
  })

  it('begins where it began, also where the book of that year was not read', () => {
    const [found] = bookedIn([bookWith(booking({ from_date: '2026-01-01', began: '2024-05-06' }))])
    expect(found).toMatchObject({ from_date: '2024-05-06', to_date: '2026-12-23' })
  })
})

describe('the register of absences', () => {
  const booked = bookedIn([bookWith(booking())])
  const first = registered([], booked, given)

  it('names an absence by its request, and counts from zero', () => {
    expect(first).toEqual([
      {
        uid: 'uid-anna-1',
        type_id: 1,
        status: 'approved',
        from_date: '2026-12-21',
        to_date: '2026-12-23',
        sequence: 0,
        changed: 100,
      },
    ])
  })

  it('keeps what is as before, whenever it looks again', () => {
    expect(registered(first, booked, { ...given, minute: 999 })).toEqual(first)
  })

  it.each([
    ['days', { to_date: '2026-12-22' }],
    ['type', { type_id: 2 }],
    ['status', { status: 'pending' as const }],
  ])('counts and dates a change of the %s', (_, change) => {
    const [after] = registered(first, bookedIn([bookWith(booking(change))]), { ...given, minute: 200 })
    expect(after).toMatchObject({ ...change, uid: first[0]!.uid, sequence: 1, changed: 200 })
  })

  it('forgets what was cancelled, and what ended before its first day', () => {
    expect(registered(first, [], given)).toEqual([])
    expect(registered(first, booked, { ...given, since: '2026-12-23' })).toHaveLength(1)
    expect(registered(first, booked, { ...given, since: '2026-12-24' })).toEqual([])
  })

  it('is read back as it was written', () => {
    const absence = fc
      .record({
        uid: fc.string({ maxLength: 11 }),
        type_id: fc.integer({ min: 1, max: 11 }),
        status: fc.constantFrom('pending' as const, 'approved' as const),
        start: fc.integer({ min: 18_000, max: 30_000 }),
        length: fc.nat(730),
        sequence: fc.nat(),
        changed: fc.nat(),
      })
      .map(({ start, length, ...rest }): RegisteredAbsence => ({
        ...rest,
        from_date: dayOf(start),
        to_date: dayOf(start + length),
      }))
    const person = fc.record({ member: fc.string(), absences: fc.array(absence, { maxLength: 5 }) })
    fc.assert(
      fc.property(fc.array(person, { maxLength: 8 }), people => {
        expect(peopleInText(textOfPeople(people))).toEqual(people)
      }),
    )
  })
})

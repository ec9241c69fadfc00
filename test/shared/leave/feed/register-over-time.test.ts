import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { withinYear, yearsOf } from '#shared/calendar/period.ts'
import { bookedIn, registered, type RegisteredAbsence } from '#shared/leave/feed/absence-entry.ts'
import { feedCalendar, summaryOf, type FeedEvent } from '#shared/leave/feed/feed-calendar.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'

const absences = fc
  .uniqueArray(fc.record({ start: fc.integer({ min: 0, max: 900 }), length: fc.integer({ min: 0, max: 800 }) }), {
    selector: ({ start }) => start,
    maxLength: 5,
  })
  .map(all =>
    all.map(({ start, length }, place) => ({
      request: `anna-${place}`,
      type_id: 1,
      status: 'approved' as const,
      from_date: addDays('2025-01-01', start),
      to_date: addDays('2025-01-01', start + length),
    })),
  )

describe('the register of absences', () => {
  it('has each absence whole and by its beginning, in whatever order the books of its years are read', () => {
    fc.assert(
      fc.property(absences, fc.boolean(), (all, isBackwards) => {
        const books = [2025, 2026, 2027, 2028, 2029].map(year => ({
          bookings: all
            .filter(one => yearsOf(one).includes(year))
            .map(one => ({ ...one, ...withinYear(one, year)!, days: 1, child: null })),
        }))
        const inOrder = all.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
        expect(bookedIn(isBackwards ? books.toReversed() : books)).toEqual(inOrder)
      }),
    )
  })

  it('counts on with every change, also with one back, and leaves the number and the date where nothing changes', () => {
    const states = fc.record({
      type_id: fc.constantFrom(1, 2),
      status: fc.constantFrom('pending' as const, 'approved' as const),
      from_date: fc.constantFrom('2026-12-01', '2026-12-02'),
      to_date: fc.constantFrom('2026-12-03', '2026-12-04'),
    })
    fc.assert(
      fc.property(fc.array(states, { minLength: 2, maxLength: 12 }), all => {
        let before: RegisteredAbsence[] = []
        for (const [minute, facts] of all.entries()) {
          const given = { since: '2026-01-01', minute, uidOf: (request: string) => request }
          const after = registered(before, [{ request: 'anna-1', ...facts }], given)
          const [old, now] = [before[0], after[0]!]
          expect(now).toMatchObject(facts)
          const isSame = old && JSON.stringify(facts) === JSON.stringify(all[minute - 1])
          expect(now.sequence).toBe(old ? old.sequence + (isSame ? 0 : 1) : 0)
          expect(now.changed).toBe(isSame ? old.changed : minute)
          before = after
        }
      }),
    )
  })
})

const event: FeedEvent = {
  uid: 'b',
  type_id: 1,
  status: 'approved',
  from_date: '2026-12-10',
  to_date: '2026-12-11',
  sequence: 0,
  changed: 0,
  name: null,
}
const period = { from_date: '2026-12-01', to_date: '2026-12-31' }
const calendarOf = (events: readonly FeedEvent[], name = 'Csapat') =>
  feedCalendar({ name, language: 'en', host: 'szabi.example', period, events })
const uidsIn = (text: string) => [...text.matchAll(/UID:(\w+)@/g)].map(([, uid]) => uid)

describe('the calendar of a feed', () => {
  it('is the same text in whatever order the absences come, also of those that begin together', () => {
    const events = ['d', 'a', 'c', 'b'].map(uid => ({ ...event, uid }))
    expect(uidsIn(calendarOf(events))).toEqual(['a', 'b', 'c', 'd'])
    expect(calendarOf(events.toReversed())).toBe(calendarOf(events))
  })

  it.each([
    ['ends on the day before its first', '2026-11-20', '2026-11-30', false],
    ['ends on its first day', '2026-11-20', '2026-12-01', true],
    ['begins on its last day', '2026-12-31', '2027-01-09', true],
    ['begins on the day after its last', '2027-01-01', '2027-01-09', false],
    ['goes beyond both', '2026-01-01', '2027-12-31', true],
  ])('has an absence that %s or not', (_, from_date, to_date, isShown) => {
    expect(uidsIn(calendarOf([{ ...event, from_date, to_date }]))).toEqual(isShown ? ['b'] : [])
  })

  it('is called as its owner calls it, whatever signs that has, in the language of the feed', () => {
    const text = calendarOf([], 'A, B; C\\D')
    for (const field of ['NAME', 'X-WR-CALNAME']) expect(text).toContain(`\r\n${field}:A\\, B\\; C\\\\D\r\n`)
    expect(text).toContain('PRODID:-//Szabi//EN\r\n')
  })

  it('says home office that is only asked for as being elsewhere, and as no firm date', () => {
    const text = calendarOf([{ ...event, type_id: leaveTypeIds.home, status: 'pending' }])
    expect(text).toContain('STATUS:TENTATIVE\r\nTRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE\r\n')
  })

  it.each(['hu', 'en'] as const)(
    'names every type of leave in its own words in %s, and an unknown one as leave',
    language => {
      const said = Object.values(leaveTypeIds).map(type_id => summaryOf({ ...event, type_id }, language))
      expect(new Set(said).size).toBe(said.length)
      expect(summaryOf({ ...event, type_id: 99 }, language)).toBe(said[0])
    },
  )
})

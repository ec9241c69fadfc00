import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#shared/calendar/day.ts'
import { feedCalendar, summaryOf, type FeedEvent } from '#shared/leave/feed/feed-calendar.ts'
import { mostEvents, shownOn } from '#shared/leave/feed/feed.ts'

const period = { from_date: '2026-08-01', to_date: '2027-12-31' }
const event: FeedEvent = {
  uid: 'abcdefghijk',
  type_id: 1,
  status: 'approved',
  from_date: '2026-12-30',
  to_date: '2027-01-03',
  sequence: 2,
  changed: Date.parse('2026-11-24T20:38:00Z') / 60_000,
  name: null,
}
const calendarOf = (events: readonly FeedEvent[], more: { name?: string; language?: 'hu' | 'en' } = {}) =>
  feedCalendar({ name: 'Szabadságom', language: 'hu', host: 'szabi.example', period, events, ...more })

const parsed = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])
const daysIn = (text: string) =>
  parsed(text)
    .getAllSubcomponents('vevent')
    .map(component => new ICAL.Event(component))
    .map(({ uid, summary, startDate, endDate }) => ({
      uid,
      summary,
      from: startDate.toString(),
      to: addDays(endDate.toString(), -1),
    }))

const day = fc.integer({ min: 20_666, max: 21_000 }).map(dayOf)
const someEvent = fc
  .record({
    uid: fc.stringMatching(/^[\w-]{11}$/),
    type_id: fc.option(fc.integer({ min: 1, max: 11 })),
    status: fc.constantFrom('pending' as const, 'approved' as const),
    from_date: day,
    length: fc.integer({ min: 0, max: 400 }),
    sequence: fc.nat(),
    changed: fc.integer({ min: 0, max: 40_000_000 }),
    name: fc.option(fc.string({ unit: 'grapheme', maxLength: 120 })),
  })
  .map(({ length, ...rest }): FeedEvent => ({ ...rest, to_date: addDays(rest.from_date, length) }))

describe('the calendar of a feed', () => {
  it('is read by an independent parser as the same days of the same events, whatever people are called', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someEvent, { selector: ({ uid }) => uid, maxLength: 20 }), events => {
        const text = calendarOf(events)
        expect(text.split('\r\n').every(line => new TextEncoder().encode(line).length <= 75)).toBe(true)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const read = daysIn(text).map(({ uid, from, to }) => `${uid} ${from} ${to}`)
        expect(read.toSorted()).toEqual(
          events.map(({ uid, from_date, to_date }) => `${uid}@szabi.example ${from_date} ${to_date}`).toSorted(),
        )
      }),
    )
  })

  it('is whole days without a time zone, which end on the day after the last', () => {
    expect(calendarOf([event]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Szabi//HU',
      'CALSCALE:GREGORIAN',
      'NAME:Szabadságom',
      'X-WR-CALNAME:Szabadságom',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:abcdefghijk@szabi.example',
      'DTSTAMP:20261124T203800Z',
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270104',
      'SUMMARY:Szabadság',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('makes nobody busy by the leave of others, by home office, or by what is only asked for', () => {
    const busy = (given: Partial<FeedEvent>) => /TRANSP:(\w+)/.exec(calendarOf([{ ...event, ...given }]))![1]
    expect(busy({})).toBe('OPAQUE')
    expect([busy({ name: 'Kis Anna' }), busy({ type_id: 3 }), busy({ status: 'pending' })]).toEqual(
      Array(3).fill('TRANSPARENT'),
    )
    expect(calendarOf([{ ...event, type_id: 3 }])).toContain('BUSYSTATUS:WORKINGELSEWHERE')
    expect(calendarOf([{ ...event, status: 'pending' }])).toContain('BUSYSTATUS:TENTATIVE')
    expect(calendarOf([{ ...event, name: 'Kis Anna' }])).not.toContain('BUSYSTATUS')
  })

  it('shows the soonest events first, leaves out what its days do not touch, and of too many those furthest ahead', () => {
    const at = (from_date: string, uid: string) => ({ ...event, uid, from_date, to_date: from_date })
    const events = [at('2027-05-01', 'b'), at('2026-07-31', 'over'), at('2026-09-01', 'a'), at('2028-01-01', 'far')]
    expect(daysIn(calendarOf(events)).map(({ uid }) => uid)).toEqual(['a@szabi.example', 'b@szabi.example'])
    const many = Array.from({ length: mostEvents + 1 }, (_, n) => at(n === 0 ? '2027-06-01' : '2026-09-01', `e${n}`))
    const text = calendarOf(many)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(mostEvents)
    expect(text).not.toContain('UID:e0@')
    expect(text.length).toBeLessThan(5_500_000)
  })
})

describe('what stands in it', () => {
  it('is the type of own leave, and of others who they are and no more than the reader may know', () => {
    const said = (given: Partial<FeedEvent>) => summaryOf({ ...event, ...given }, 'hu')
    expect(said({})).toBe('Szabadság')
    expect(said({ status: 'pending' })).toBe('Szabadság (jóváhagyásra vár)')
    expect(said({ name: 'Kis Anna' })).toBe('Kis Anna – Szabadság')
    expect(said({ name: 'Kis Anna', type_id: null })).toBe('Kis Anna – távol')
    expect(said({ name: 'Kis Anna', type_id: null, status: 'pending' })).toBe('Kis Anna – távol (csak kérte)')
    expect(summaryOf({ ...event, name: 'Anna Kis', type_id: null, status: 'pending' }, 'en')).toBe(
      'Anna Kis – away (only requested)',
    )
  })
})

describe('the days of a feed', () => {
  it('are three months back and thirteen ahead, by whole months', () => {
    expect(shownOn('2026-11-24')).toEqual({ from_date: '2026-08-01', to_date: '2027-12-31' })
    expect(shownOn('2027-01-31')).toEqual({ from_date: '2026-10-01', to_date: '2028-02-29' })
  })

  it('are the same all month, so that a calendar that is held stays valid', () => {
    expect(shownOn('2026-11-01')).toEqual(shownOn('2026-11-30'))
  })
})

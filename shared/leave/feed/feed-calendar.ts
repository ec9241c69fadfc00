import { addDays, type Day } from '../../calendar/day.ts'
import { overlaps, type Period } from '../../calendar/period.ts'
import { capitalised } from '../../words/capitalised.ts'
import type { Language } from '../../words/language.ts'
import { productName } from '../../words/product.ts'
import { say } from '../../words/say.ts'
import { keepsAway, leaveType, leaveTypeIds } from '../types.ts'
import { asDate, asFile, asMoment, asText } from '../../calendar/ical.ts'
import type { RegisteredAbsence } from './absence-entry.ts'
import { mostEvents } from './feed.ts'
import { sayFeed } from './say-feed.ts'

/** An absence as the owner of a feed may know it. */
export interface FeedEvent extends Omit<RegisteredAbsence, 'type_id'> {
  /** Null where the owner may not know it. */
  type_id: number | null
  /** The person as they are called; null in one's own feed. */
  name: string | null
}

interface FeedCalendar {
  name: string
  language: Language
  /** What tells the events of one deployment from those of another. */
  host: string
  period: Period
  events: readonly FeedEvent[]
}

/** The calendar of a feed as a file (RFC 5545): all-day events, which are the same days wherever they are read. */
export function feedCalendar({ name, language, host, period, events }: FeedCalendar): string {
  const shown = events.filter(event => overlaps(event, period)).sort(byStart)
  return asFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${asText(name)}`,
    `X-WR-CALNAME:${asText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...shown.slice(0, mostEvents).flatMap(event => eventLines(event, language, host)),
    'END:VCALENDAR',
  ])
}

const byStart = (one: FeedEvent, other: FeedEvent) =>
  one.from_date < other.from_date || (one.from_date === other.from_date && one.uid < other.uid) ? -1 : 1

function eventLines(event: FeedEvent, language: Language, host: string): string[] {
  const { uid, from_date, to_date, sequence, changed, status } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${asMoment(changed * 60)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${asDate(from_date)}`,
    `DTEND;VALUE=DATE:${asDate(dayAfter(to_date))}`,
    `SUMMARY:${asText(summaryOf(event, language))}`,
    `STATUS:${status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${isBusy(event) ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(event.name === null ? [`X-MICROSOFT-CDO-BUSYSTATUS:${outlookStatus(event)}`] : []),
    'END:VEVENT',
  ]
}

/** The end of an all-day event is the first day that is not part of it (RFC 5545, 3.6.1). */
const dayAfter = (day: Day) => addDays(day, 1)

/** Only one's own leave makes oneself busy. */
const isBusy = ({ name, type_id, status }: FeedEvent) => name === null && keepsAway(type_id) && status === 'approved'

function outlookStatus({ type_id, status }: FeedEvent) {
  if (type_id === leaveTypeIds.home) return 'WORKINGELSEWHERE'
  return status === 'pending' ? 'TENTATIVE' : 'OOF'
}

/** What stands in the calendar: who is away, and why where the owner of the feed may know it. */
export function summaryOf(
  { name, type_id, status }: Pick<FeedEvent, 'name' | 'type_id' | 'status'>,
  language: Language,
): string {
  const what = type_id === null ? sayFeed({ key: 'feed:away' }, language) : typeInWords(type_id, language)
  const who = name === null ? what : sayFeed({ key: 'feed:someone', values: { name, what } }, language)
  if (status === 'approved') return who
  return sayFeed({ key: name === null ? 'feed:ownAsked' : 'feed:asked', values: { what: who } }, language)
}

function typeInWords(id: number, language: Language): string {
  const key = leaveType(id)?.key ?? 'vacation'
  return say({ key: `common:leave${capitalised(key)}` }, language)
}

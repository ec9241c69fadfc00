import { addDays } from '../../calendar/day.ts'
import { asDate, asFile, asMoment, asText } from '../../calendar/ical.ts'
import type { Period } from '../../calendar/period.ts'
import { productName } from '../../words/product.ts'
import type { EmailFile } from './email-parts.ts'

/** A leave as an event of a calendar. */
interface CalendarEvent extends Period {
  /** The same for every version of the leave, so that a newer file replaces the event of an older one. */
  uid: string
  /** Counts the versions. */
  version: number
  /** Unix seconds. */
  at: number
  title: string
  /** Whether somebody works on these days, elsewhere. */
  isWorking: boolean
  /** Whether others who may look into the calendar see no more than that the days are taken. */
  isPrivate: boolean
}

/** The file by which a calendar takes a leave over (RFC 5545), of whole days. */
export function calendarFile({
  uid,
  version,
  at,
  title,
  isWorking,
  isPrivate,
  from_date,
  to_date,
}: CalendarEvent): EmailFile {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Leave//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${asMoment(at)}`,
    `DTSTART;VALUE=DATE:${asDate(from_date)}`,
    // The day on which it is over: the end of an event does not belong to it.
    `DTEND;VALUE=DATE:${asDate(addDays(to_date, 1))}`,
    `SUMMARY:${asText(title)}`,
    ...(isPrivate ? ['CLASS:PRIVATE'] : []),
    `TRANSP:${isWorking ? 'TRANSPARENT' : 'OPAQUE'}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${isWorking ? 'WORKINGELSEWHERE' : 'OOF'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return {
    name: `${from_date}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: asFile(lines),
  }
}

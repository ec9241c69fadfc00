import { addDays, type Day } from '../../calendar/day.ts'
import { productName } from '../../words/product.ts'
import type { Stretch } from './free-days.ts'

const plain = (day: Day) => day.replaceAll('-', '')

/** Planned leave for other calendars (RFC 5545), an event of whole days for each stretch. `at` is in Unix seconds. */
export const leaveCalendar = (stretches: readonly Stretch[], title: string, at: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Long weekends//EN`,
    ...stretches.flatMap(({ from, to }) => [
      'BEGIN:VEVENT',
      `UID:${plain(from)}-${plain(to)}@long-weekends`,
      `DTSTAMP:${new Date(at * 1000).toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${plain(from)}`,
      // The end of an event does not belong to it.
      `DTEND;VALUE=DATE:${plain(addDays(to, 1))}`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map(line => `${line}\r\n`)
    .join('')

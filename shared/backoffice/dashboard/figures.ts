import * as z from 'zod/mini'
import { addDays, Day, Month } from '../../calendar/day.ts'

/** A part of what was counted on a day: companies and their active members in the morning, requests and failed emails as they come. */
export const DayFigures = z.object({
  month: Month,
  day: Day,
  shard: z.string(),
  companies: z._default(z.int(), 0),
  members: z._default(z.int(), 0),
  requests: z._default(z.int(), 0),
  mail_failures: z._default(z.int(), 0),
})
export type DayFigures = z.infer<typeof DayFigures>
export type Counted = Partial<Pick<DayFigures, 'companies' | 'members' | 'requests' | 'mail_failures'>>

/** Parts of a day, so that no item is written by everybody. */
export const figureShards = 16

/** The part that counts something, by its name. */
export function shardOf(what: string): string {
  let sum = 7
  for (let at = 0; at < what.length; at++) sum = (sum * 31 + what.charCodeAt(at)) % 65_536
  return String(sum % figureShards)
}

/** The day whose figures something is counted to, and in which part of it. */
export const placeOfFigures = (day: Day, what: string) => ({ month: day.slice(0, 7), day, shard: shardOf(what) })

/** What is shown of a day; companies and members are null before the morning on which they are counted. */
export interface DayOfService {
  date: Day
  companies: number | null
  members: number | null
  requests: number
  mail_failures: number
}

/** How many days are shown, today among them. */
export const shownDays = 30

/** How many days ahead trials are listed that end. */
export const trialsAhead = 30

/** Every day of a period with what was counted on it. */
export function figuresByDay(parts: readonly DayFigures[], from: Day, to: Day): DayOfService[] {
  const days: DayOfService[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const own = parts.filter(({ day }) => day === date)
    const sum = (name: keyof Counted) => own.reduce((all, part) => all + part[name], 0)
    const companies = sum('companies')
    days.push({
      date,
      companies: companies || null,
      members: companies ? sum('members') : null,
      requests: sum('requests'),
      mail_failures: sum('mail_failures'),
    })
  }
  return days
}

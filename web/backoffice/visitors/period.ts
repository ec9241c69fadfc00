import { addDays, isDay, type Day } from '#shared/calendar/day.ts'
import { longestPeriod } from '#shared/site/visits/visits-by-day.ts'

/** A period that is looked at, both days included. */
export interface Chosen {
  from: Day
  to: Day
}

/** How many days are shown where none were chosen. */
const usual = 30

/** The period in an address: the last thirty days by default, and of a longer one than is shown its end. */
export function periodIn(query: URLSearchParams, today: Day): Chosen {
  const dayIn = (name: string) => [query.get(name)].find((text): text is Day => text !== null && isDay(text))
  const to = dayIn('to') ?? today
  const from = dayIn('from') ?? addDays(to, 1 - usual)
  const earliest = addDays(to, 1 - longestPeriod)
  return { from: from > to ? to : from < earliest ? earliest : from, to }
}

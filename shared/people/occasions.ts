import type { CalendarDay } from '../calendar/calendar-day.ts'
import { addDays, addYears, isLeapYear, monthDayOf, yearOf, type Day } from '../calendar/day.ts'
import type { Member } from '../company/model.ts'
import type { UpcomingEvent } from './contract/upcoming-events.ts'
import type { EmploymentTerms, Occasion } from './model.ts'

/** How far ahead events are shown, in days. */
export const daysAhead = 30

/** Whether others may know when somebody's birthday is, and are told of it and of their work anniversary. */
export const showsBirthday = ({ show_birthday, hide_personal_info }: Member): boolean =>
  show_birthday && !hide_personal_info

/** The days of the year on which colleagues may think of somebody: a birthday only if its owner shows it and hides nothing. */
export function occasionsOf(member: Member, terms: EmploymentTerms): Occasion[] {
  if (member.status !== 'active') return []
  const whose = { company: member.company, member: member.id }
  return [
    ...(terms.birth_date && showsBirthday(member)
      ? [{ ...whose, kind: 'birthday' as const, date: terms.birth_date }]
      : []),
    ...(terms.employment_start ? [{ ...whose, kind: 'anniversary' as const, date: terms.employment_start }] : []),
  ]
}

/** When a date comes back, that day or later; 29 February comes back on the 28th in common years. */
export function nextAnniversary(date: Day, from: Day): Day {
  const thisYear = addYears(date, yearOf(from) - yearOf(date))
  return thisYear >= from ? thisYear : addYears(date, yearOf(from) - yearOf(date) + 1)
}

/** The dates (`MM-DD`) that come back on a day: its own, and on 28 February of a common year the 29th too. */
export const datesThatReturn = (day: Day): string[] =>
  monthDayOf(day) === '02-28' && !isLeapYear(yearOf(day)) ? ['02-28', '02-29'] : [monthDayOf(day)]

/** Whether an occasion comes back on a day: a work anniversary from the first one on. */
export const isCelebratedOn = (day: Day, { kind, date }: Pick<Occasion, 'kind' | 'date'>): boolean =>
  datesThatReturn(day).includes(monthDayOf(date)) && yearOf(day) - yearOf(date) >= (kind === 'birthday' ? 0 : 1)

/** Ranges of `MM-DD` that hold every occasion of the days ahead: two over New Year, and 29 February with the 28th. */
export function occasionRanges(today: Day): (readonly [string, string])[] {
  const last = addDays(today, daysAhead)
  const [from, to] = [monthDayOf(today), monthDayOf(last) === '02-28' ? '02-29' : monthDayOf(last)]
  if (yearOf(today) === yearOf(last)) return [[from, to]]
  return [
    [from, '12-31'],
    ['01-01', to],
  ]
}

/** What is coming up, in order: birthdays without an age, anniversaries from the first on, and days off for all. */
export function upcomingEvents(
  occasions: readonly Occasion[],
  calendar: readonly CalendarDay[],
  today: Day,
): UpcomingEvent[] {
  const last = addDays(today, daysAhead)
  const personal = occasions.flatMap(({ kind, date: first, member: user_id }): UpcomingEvent[] => {
    const date = nextAnniversary(first, today)
    const years = yearOf(date) - yearOf(first)
    if (kind === 'birthday') return years >= 0 ? [{ kind, date, user_id }] : []
    return years >= 1 ? [{ kind, date, user_id, years }] : []
  })
  const free = calendar.filter(({ kind, date }) => kind !== 'working_day_moved' && date >= today)
  const soon = free.filter(({ date }) => date <= last)
  // The next day off for all is worth knowing, however far it is.
  const common = (soon.length ? soon : free.slice(0, 1)).map(({ date, name }): UpcomingEvent => ({
    kind: 'holiday',
    date,
    name,
  }))
  return [...personal.filter(({ date }) => date <= last), ...common].sort((one, other) =>
    orderOf(one) < orderOf(other) ? -1 : 1,
  )
}

const orderOf = ({ date, kind, user_id = '' }: UpcomingEvent) => `${date} ${kind} ${user_id}`

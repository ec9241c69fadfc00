import { getAll } from '#functions/platform/table.ts'
import { addDays, yearOf, type Year } from '#shared/calendar/day.ts'
import { overlaps, yearsOf, type Period } from '#shared/calendar/period.ts'
import { bookedIn } from '#shared/leave/feed/absence-entry.ts'
import type { LeaveBook } from '#shared/leave/model.ts'
import type { Away } from './away.ts'
import { books } from './leave-store.ts'

interface BookName {
  company: string
  member: string
  year: Year
}

/**
 * Who of some people is away in a period, by their leave books: what the months of the team calendar say of them, whatever the size of the
 * company. A book holds what lies in its year, so that those beside it are read where an absence goes on beyond it.
 */
export async function awayOfPeople(company: string, ids: readonly string[], period: Period): Promise<Away[]> {
  let wanted = [...new Set(ids)].flatMap(member => yearsOf(period).map(year => ({ company, member, year })))
  const asked = new Set<string>()
  const found: LeaveBook[] = []
  for (;;) {
    wanted.forEach(name => asked.add(nameOf(name)))
    found.push(...(await getAll(books, wanted)))
    const away = awayBy(found, period)
    wanted = distinct(away.flatMap(absence => booksBeyond(company, absence))).filter(name => !asked.has(nameOf(name)))
    if (!wanted.length) return away
  }
}

const awayBy = (found: readonly LeaveBook[], period: Period): Away[] =>
  [...Map.groupBy(found, ({ member }) => member)]
    .flatMap(([member, some]) => bookedIn(some).map(booked => ({ member, ...booked })))
    .filter(absence => overlaps(absence, period))
    .sort((one, other) => (one.from_date < other.from_date ? -1 : 1))

/** The books beside those of an absence that reaches the first or the last day of a year, since it may go on there. */
const booksBeyond = (company: string, { member, from_date, to_date }: Away): BookName[] =>
  [yearOf(addDays(from_date, -1)), yearOf(addDays(to_date, 1))]
    .filter(year => year < yearOf(from_date) || year > yearOf(to_date))
    .map(year => ({ company, member, year }))

const nameOf = ({ member, year }: BookName) => `${member} ${year}`
const distinct = (names: readonly BookName[]) => [...new Map(names.map(name => [nameOf(name), name])).values()]

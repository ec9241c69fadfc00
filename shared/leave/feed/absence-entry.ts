import { dayNumber, dayOf, type Day } from '../../calendar/day.ts'
import type { LeaveBook } from '../model.ts'

/** An absence as the register of a company holds it. */
export interface RegisteredAbsence {
  /** Names the absence in calendars, and tells nothing of the request. */
  uid: string
  type_id: number
  status: 'pending' | 'approved'
  from_date: Day
  to_date: Day
  /** How often it has changed since it was registered (RFC 5545, 3.8.7.4). */
  sequence: number
  /** When it was registered or last changed, in minutes of the epoch. */
  changed: number
}

/** The absences of one person. */
export interface PersonInRegister {
  member: string
  absences: readonly RegisteredAbsence[]
}

/** What books say of an absence. */
type Booked = Omit<RegisteredAbsence, 'sequence' | 'changed' | 'uid'> & { request: string }

/** The absences in books, each whole that goes beyond the end of a year. */
export function bookedIn(books: readonly Pick<LeaveBook, 'bookings'>[]): Booked[] {
  const found = new Map<string, Booked>()
  for (const { request, type_id, status, from_date, to_date, began } of books.flatMap(({ bookings }) => bookings)) {
    const known = found.get(request)
    const starts = [from_date, began, known?.from_date].filter(day => day !== undefined).sort()
    const ends = [to_date, known?.to_date].filter(day => day !== undefined).sort()
    found.set(request, { request, type_id, status, from_date: starts[0]!, to_date: ends.at(-1)! })
  }
  return [...found.values()].sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
}

interface Registering {
  /** The first day of what is kept. */
  since: Day
  /** The minute of the epoch. */
  minute: number
  uidOf: (request: string) => string
}

/** What the register says of a person after a change: what is as before keeps its sequence, and what is over is left out. */
export function registered(
  before: readonly RegisteredAbsence[],
  booked: readonly Booked[],
  { since, minute, uidOf }: Registering,
): RegisteredAbsence[] {
  const known = new Map(before.map(absence => [absence.uid, absence]))
  return booked
    .filter(({ to_date }) => to_date >= since)
    .map(({ request, ...facts }) => {
      const uid = uidOf(request)
      const earlier = known.get(uid)
      if (!earlier) return { uid, ...facts, sequence: 0, changed: minute }
      return isSame(earlier, facts) ? earlier : { uid, ...facts, sequence: earlier.sequence + 1, changed: minute }
    })
}

const isSame = (earlier: RegisteredAbsence, facts: Omit<Booked, 'request'>) =>
  earlier.type_id === facts.type_id &&
  earlier.status === facts.status &&
  earlier.from_date === facts.from_date &&
  earlier.to_date === facts.to_date

/** Column by column, since what stands beside each other is alike, which compresses best. */
export function textOfPeople(people: readonly PersonInRegister[]): string {
  const all = people.flatMap(({ absences }) => absences)
  return JSON.stringify([
    people.map(({ member }) => member),
    people.map(({ absences }) => absences.length),
    all.map(({ uid }) => uid),
    all.map(({ from_date }) => dayNumber(from_date)),
    all.map(({ from_date, to_date }) => dayNumber(to_date) - dayNumber(from_date)),
    all.map(({ type_id }) => type_id),
    all.map(({ status }) => (status === 'pending' ? 0 : 1)),
    all.map(({ sequence }) => sequence),
    all.map(({ changed }) => changed),
  ])
}

type Columns = [string[], number[], string[], number[], number[], number[], number[], number[], number[]]

/** The people of a text. */
export function peopleInText(text: string): PersonInRegister[] {
  const [members, counts, uids, starts, lengths, types, statuses, sequences, changes] = JSON.parse(text) as Columns
  let row = 0
  const next = (): RegisteredAbsence => {
    const place = row++
    const start = starts[place]!
    return {
      uid: uids[place]!,
      type_id: types[place]!,
      status: statuses[place] === 0 ? 'pending' : 'approved',
      from_date: dayOf(start),
      to_date: dayOf(start + lengths[place]!),
      sequence: sequences[place]!,
      changed: changes[place]!,
    }
  }
  return members.map((member, place) => ({ member, absences: Array.from({ length: counts[place]! }, next) }))
}

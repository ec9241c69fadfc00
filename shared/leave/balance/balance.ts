import { addDays, yearOf, type Day, type Year } from '../../calendar/day.ts'
import { hoursOf, hundredthsOf } from '../../calendar/hundredths.ts'
import { withinYear, yearsOf, type Period } from '../../calendar/period.ts'
import { workingDays } from '../../calendar/working-days.ts'
import type { Sentence } from '../../words/sentence.ts'
import type { Entitlement } from '../entitlement/entitlement.ts'
import type { UsedAtExit } from '../entitlement/exit.ts'
import { labelOf, type Line } from '../entitlement/line.ts'
import { summedLines } from '../entitlement/summed-lines.ts'
import type { Booking, ExtraDays } from '../model.ts'
import { entitlementOf, workingTimeOf, type OpeningBalance, type Situation } from '../situation.ts'
import { leaveTypeIds } from '../types.ts'
import { bookDuring, isBeforeBooks } from './employment-book.ts'
import { unitOf, type Kept, type LeaveUnit } from './leave-unit.ts'
import { takenBefore } from './taken-before.ts'

/** One step of the explanation; the lines add up to the entitlement. */
export interface BalanceLine {
  part: string
  label: Sentence
  days: number
  paragraph: string | null
  /** Who granted or took the days. */
  by: string | null
  at: number | null
}

/** A person's leave of a year in hours, with at most two decimals. */
export interface BalanceInHours {
  entitled: number
  used: number
  planned: number
  pending: number
  left: number
}

/** A person's leave of a year in whole working days. */
export interface Balance {
  year: Year
  entitled: number
  used: number
  planned: number
  pending: number
  left: number
  used_sick: number
  sick: number
  custom: number
  deducted: number
  carried: number
  /** The balance in hours, in which leave of an unequal schedule is kept (Mt. 124. § (3)); null where it is kept in days. */
  in_hours: BalanceInHours | null
  base?: number
  base_sick?: number
  lines: BalanceLine[]
}

const isVacation = ({ type_id }: Booking) => type_id === leaveTypeIds.vacation
const isSick = ({ type_id }: Booking) => type_id === leaveTypeIds.sick
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
export const daysIn = (bookings: readonly Booking[]) => sum(bookings.map(({ days }) => days))

/** Days granted by hand, less those taken away. */
export const granted = (extras: readonly ExtraDays[]) => sum(extras.map(({ days }) => days))

/** The leave carried over into a year, and the days of it that were requested as carried-over leave, so that regular leave cannot take them. */
export function openingBalance({ opening_balances = [] }: Situation, year: Year): Omit<OpeningBalance, 'year'> {
  return opening_balances.find(into => into.year === year) ?? { days: [], taken: { days: 0 } }
}

/** The leave carried over into a year that regular leave can take, in a unit. */
export function openingAmount(situation: Situation, year: Year, unit: Pick<LeaveUnit, 'of'>): number {
  const { days, taken } = openingBalance(situation, year)
  return sum(days.map(unit.of)) - unit.of(taken)
}

/** Amounts in days, whatever unit the leave is kept in. */
export const inDays = { of: ({ days }: Kept) => days }

/** The days of a year: the entitlement, the days granted and taken away by hand, the opening balance, less what was taken before the books began here. */
function entitledTo(situation: Situation, year: Year): number {
  const { bookings, extras } = bookDuring(situation, year)
  if (isBeforeBooks(situation, year)) return daysIn(bookings.filter(isVacation))
  const own = entitlementOf(situation, year).allowance_days + granted(extras)
  return own + openingAmount(situation, year, inDays) - daysTakenBefore(situation, year)
}

/** Days taken before the books began here, in the year in which they did. */
export const daysTakenBefore = (situation: Situation, year: Year): number => {
  const unit = unitOf(situation, year)
  return unit.keep(takenBefore(situation, year, unit)).days
}

/** Days of the annual leave that are not booked. */
export const leftOf = (situation: Situation, year: Year): number =>
  entitledTo(situation, year) - daysIn(bookDuring(situation, year).bookings.filter(isVacation))

/** The annual leave of a year that a leaving person has had, in days. */
export const usedAtExit = (situation: Situation, year: Year): UsedAtExit => {
  const { bookings, extras } = bookDuring(situation, year)
  return {
    granted: granted(extras),
    carried: openingAmount(situation, year, inDays),
    taken: daysIn(bookings.filter(isVacation)) + daysTakenBefore(situation, year),
  }
}

/** Hundredths of hours of the annual leave that are not booked; null where leave is kept in days. */
export function leftHundredths(situation: Situation, year: Year): number | null {
  // Asking whether leave is kept in hours is cheaper than computing the entitlement, and most people's is kept in days.
  const unit = unitOf(situation, year)
  if (!unit.isHours) return null
  if (isBeforeBooks(situation, year)) return 0
  const { bookings, extras } = bookDuring(situation, year)
  const own = unit.ofDays(entitlementOf(situation, year).allowance_days + granted(extras))
  const entitled = own + openingAmount(situation, year, unit) - takenBefore(situation, year, unit)
  return entitled - hundredthsIn(bookings.filter(isVacation), situation, year)
}

/** The scheduled hours of bookings of a year, in hundredths. */
export const hundredthsIn = (bookings: readonly Period[], situation: Situation, year: Year) => {
  const time = workingTimeOf(situation, [year])
  return sum(bookings.map(booking => hundredthsOf(workingDays(booking, time).hours)))
}

/** What a request takes from carried-over leave, in a unit: its working days, or the scheduled hours of its days (Mt. 124. § (3)). */
export const amountTaken = (unit: LeaveUnit, taken: Period & { days: number }, situation: Situation): number =>
  unit.isHours ? sum(yearsOf(taken).map(year => hundredthsIn([withinYear(taken, year)!], situation, year))) : taken.days

/** Carried-over leave that can still be taken on a day and is not booked. */
export function carriedLeft(situation: Situation, on: Day): Kept {
  const unit = unitOfAccount(situation, on)
  return unit.keep(sum(carriedUntil(situation, on).map(unit.of)))
}

/**
 * Carried-over leave that is not booked, by the last day on which it can be taken, the nearest first. Every booking takes the
 * leave with the nearest last date that it can still take, so an expired day is never taken in place of one that was used up.
 */
export function carriedUntil(situation: Situation, on: Day): (Kept & { last_date: Day })[] {
  const { carried, carried_taken } = situation.account
  const unit = unitOfAccount(situation, on)
  const buckets = carried
    .map(bucket => ({ last_date: bucket.last_date, amount: unit.of(bucket) }))
    .sort((one, other) => (one.last_date < other.last_date ? -1 : 1))
  for (const request of carried_taken) {
    let wanted = amountTaken(unit, request, situation)
    for (const bucket of buckets) {
      if (bucket.last_date < request.to_date) continue
      const taken = Math.min(wanted, bucket.amount)
      bucket.amount -= taken
      wanted -= taken
    }
  }
  const free = buckets.filter(({ amount, last_date }) => amount > 0 && last_date >= on)
  return [...Map.groupBy(free, ({ last_date }) => last_date)].map(([last_date, same]) => ({
    ...unit.keep(sum(same.map(({ amount }) => amount))),
    last_date,
  }))
}

/** The unit of the year for which the account was computed. */
const unitOfAccount = (situation: Situation, on: Day) =>
  unitOf(situation, situation.opening_balances?.at(-1)?.year ?? yearOf(on))

/**
 * The balance of a year, with the lines that explain it. A day counts as used once it has come. Where `isPrivate` is false, sums
 * stand in place of the lines that tell of health, age or family, and no line has a comment.
 */
export function balanceOf(situation: Situation, year: Year, today: Day, isPrivate = true): Balance {
  const { bookings, extras } = bookDuring(situation, year)
  const due = entitlementOf(situation, year)
  const vacation = bookings.filter(isVacation)
  const approved = vacation.filter(({ status }) => status === 'approved')
  const used = sum(approved.map(booking => daysUntil(booking, situation, today)))
  const given = extras.map(({ days }) => days)
  const entitled = entitledTo(situation, year)
  const all = linesOf(situation, year, due)

  return {
    year,
    entitled,
    used,
    planned: daysIn(approved) - used,
    pending: daysIn(vacation) - daysIn(approved),
    left: entitled - daysIn(vacation),
    used_sick: daysIn(bookings.filter(isSick)),
    sick: due.sick_leave_days,
    custom: sum(given.filter(days => days > 0)),
    deducted: -sum(given.filter(days => days < 0)),
    // The account is computed for this year alone.
    carried: year === yearOf(today) ? carriedLeft(situation, today).days : 0,
    in_hours: inHours(situation, year, today),
    // Of the days set by hand alone: what the employer adds has its own line.
    ...(situation.calendar.country !== 'HU' && { base: baseDays(due), base_sick: due.sick_leave_days }),
    lines: [
      ...(isPrivate ? all : summedLines(all)).map(line => ({
        part: line.part,
        label: labelOf(line),
        days: line.days,
        paragraph: line.paragraph,
        by: null,
        at: null,
      })),
      ...(isBeforeBooks(situation, year) ? [] : extras).map(({ days, comment, by, at }) => ({
        part: days > 0 ? 'custom' : 'deducted',
        label: grantLabel(days, isPrivate ? comment : ''),
        days,
        paragraph: null,
        by,
        at,
      })),
    ],
  }
}

/** The lines by law, of the opening balance, and of what was taken before; of a year before the books only what is recorded. */
function linesOf(situation: Situation, year: Year, due: Entitlement): Line[] {
  if (!isBeforeBooks(situation, year))
    return [...due.lines, ...carriedLines(situation, year), ...takenBeforeLines(situation, year)]
  const days = entitledTo(situation, year)
  return days ? [{ part: 'not_kept', days, paragraph: null, data: { year } }] : []
}

/** The lines of the opening balance: the days carried over, and those of them that were requested as carried-over leave. */
function carriedLines(situation: Situation, year: Year): Line[] {
  const { days: buckets, taken } = openingBalance(situation, year)
  const lines: Line[] = buckets.map(({ part, days, paragraph, from_year, last_date, reason }) => ({
    part,
    days,
    paragraph,
    data: { from_year, last_date, ...(reason && { reason }) },
  }))
  return taken.days ? [...lines, { part: 'taken_as_carried', days: -taken.days, paragraph: null }] : lines
}

/** The line of what was taken before the books began here. */
function takenBeforeLines(situation: Situation, year: Year): Line[] {
  const days = daysTakenBefore(situation, year)
  return days ? [{ part: 'taken_before', days: -days, paragraph: null, data: { year } }] : []
}

function inHours(situation: Situation, year: Year, today: Day): BalanceInHours | null {
  const left = leftHundredths(situation, year)
  if (left === null) return null
  const vacation = bookDuring(situation, year).bookings.filter(isVacation)
  const approved = vacation.filter(({ status }) => status === 'approved')
  const begun = approved
    .filter(({ from_date }) => from_date <= today)
    .map(booking => (booking.to_date <= today ? booking : { ...booking, to_date: today }))
  const [all, decided, used] = [vacation, approved, begun].map(some => hundredthsIn(some, situation, year)) as [
    number,
    number,
    number,
  ]
  return {
    entitled: hoursOf(left + all),
    used: hoursOf(used),
    planned: hoursOf(decided - used),
    pending: hoursOf(all - decided),
    left: hoursOf(left),
  }
}

const grantLabel = (days: number, comment: string): Sentence => {
  const kind = days > 0 ? 'granted' : 'takenAway'
  return comment ? { key: `problems:${kind}With`, values: { comment } } : { key: `problems:${kind}` }
}

const baseDays = ({ lines }: Pick<Entitlement, 'lines'>) => lines.find(({ part }) => part === 'base')?.days ?? 0

/** Working days of a booking up to a day, that day included. */
function daysUntil({ from_date, to_date, days }: Booking, situation: Situation, day: Day): number {
  if (to_date <= day) return days
  if (from_date > day) return 0
  const year = Number(from_date.slice(0, 4))
  const ahead = workingDays({ from_date: addDays(day, 1), to_date }, workingTimeOf(situation, [year])).days
  return Math.max(0, days - ahead)
}

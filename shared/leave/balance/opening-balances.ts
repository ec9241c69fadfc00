import { yearOf, type Day, type Year } from '../../calendar/day.ts'
import { employmentsIn, employmentsOf, firstYearKept, isDuring, periodOfEmployment } from '../../people/employments.ts'
import { carryOver, type CarriedDays } from '../entitlement/carry-over/carry-over.ts'
import { takeDays, type Bucket } from '../entitlement/carry-over/order-of-use.ts'
import type { Booking, LeaveBook } from '../model.ts'
import { employmentOf, entitlementOf, factsOf, rulesOf, type OpeningBalance, type Situation } from '../situation.ts'
import { leaveType } from '../types.ts'
import { amountTaken, daysIn, granted, hundredthsIn } from './balance.ts'
import { bookDuring, firstYearOf } from './employment-book.ts'
import { keptOf, unitOf, type Kept, type LeaveUnit } from './leave-unit.ts'
import { takenBefore } from './taken-before.ts'
import { obstaclesBefore, spillOverOf } from './later-grants.ts'

/** For how many years a claim to leave lasts (Mt. 286. § (1)), and leave for a child may have begun before. */
export const yearsLookedBack = 3

/** The earlier years of which leave may still be due in a year. */
export const yearsBefore = (year: Year): Year[] =>
  Array.from({ length: yearsLookedBack }, (_, index) => year - yearsLookedBack + index)

/** The most years that are counted back, so that a first year entered by mistake costs no more than a working life. */
const mostYears = 50

const firstCounted = (year: Year, firstKept: Year) =>
  Math.max(year - mostYears, Math.min(firstKept, year - yearsLookedBack))

/**
 * The years kept here before those of which leave may still be due. Their leave is no longer due, but the leave that it covered
 * is not taken from later days.
 */
export function yearsKeptBefore(year: Year, { member, terms }: Pick<Situation, 'member' | 'terms'>): Year[] {
  const first = firstCounted(year, Math.min(...employmentsOf(terms).map(one => firstYearKept(member, one))))
  return Array.from({ length: year - yearsLookedBack - first }, (_, index) => first + index)
}

/**
 * The opening balances of a year and of the years before it, in order (Mt. 123. §). They are computed from the books each time,
 * so that later changes of those books are in them. A year kept here counts whether or not anything happened in it, and a year
 * before it gives only what was entered as brought along. Nothing is carried over outside Hungary, or past the employment.
 */
function openingBalances(year: Year, situation: Situation, books: readonly LeaveBook[], today: Day): OpeningBalance[] {
  const all: Situation = { ...situation, books, others: [] }
  const firstKept = firstYearOf(situation)
  const first = firstCounted(year, firstKept)
  const years = Array.from({ length: year - first + 1 }, (_, index) => first + index)
  if (rulesOf(situation.calendar).country !== 'HU')
    return years.map(one => ({ year: one, days: [], taken: { days: 0 } }))
  const { employment_end } = employmentOf(situation)
  let carried: CarriedDays[] = []
  return years.map(one => {
    const isOver = employment_end !== null && employment_end < `${one}-01-01`
    const before = isOver ? [] : one === firstKept ? broughtInto(all, one) : carried.filter(isClaimable(one, firstKept))
    if (firstKept <= one && one < year && !isOver) carried = leftAfter(one, all, before)
    return {
      year: one,
      days: before.map(bucket => dueIn(one, bucket, today)),
      taken: takenIn(all, one),
    }
  })
}

/** Whether a claim to leave has not lapsed by a year; to leave brought along since the year into which it was (Mt. 286. § (1)). */
const isClaimable =
  (year: Year, firstKept: Year) =>
  ({ from_year, part }: CarriedDays) =>
    (part === 'brought' ? firstKept : from_year) >= year - yearsLookedBack

/** The days that somebody brought into the first year kept here, each until its last date. */
const broughtInto = (situation: Situation, year: Year): CarriedDays[] =>
  employmentOf(situation).brought.map(({ from_year, last_date, reason, ...amount }) => ({
    from_year,
    last_date,
    part: 'brought',
    paragraph: null,
    reason,
    ...keptOf(amount, situation, year),
  }))

/** The days carried over into the next year: of the year's own days, and of those carried over into it. */
function leftAfter(year: Year, all: Situation, carried: readonly CarriedDays[]): CarriedDays[] {
  const unit = unitOf(all, year)
  const { left, own } = useOf(all, year, carried)
  const over = carryOver({
    year,
    left: own,
    allowance: unit.ofDays(entitlementOf(all, year).allowance_days),
    amountOf: unit.ofDays,
    facts: factsOf(all, year),
    obstacles: obstaclesBefore(all, year),
    spill_over: spillOverOf(all, year),
    age_agreement: all.terms.age_agreements.includes(year),
    collective_agreement: rulesOf(all.calendar).quarterUntilMarch,
  })
  const added = over.buckets.map(({ days, ...bucket }, place) => {
    const { part, paragraph } = over.lines[place]!
    return { ...bucket, part, paragraph, ...unit.keep(days) }
  })
  return [...left, ...added]
}

/** Carried-over days as they stand today, or on the last day of a year that is over. */
function dueIn(year: Year, bucket: CarriedDays, today: Day): CarriedDays {
  const last = `${year}-12-31`
  return bucket.last_date < (today < last ? today : last) ? lateIn(year, bucket) : bucket
}

/** Granting late is the employer's breach and not the employee's loss, so days past their last date stay due. */
const lateIn = (year: Year, bucket: CarriedDays): CarriedDays => ({
  ...bucket,
  part: 'overdue',
  last_date: `${year}-12-31`,
})

/** What the requests for carried-over leave took in a year. */
function takenIn(situation: Situation, year: Year): Kept {
  const unit = unitOf(situation, year)
  return unit.keep(amountBooked(situation, year, isCarried, unit))
}

/** The bookings of a year that are meant, in its unit. */
function amountBooked(situation: Situation, year: Year, isMeant: (booking: Booking) => boolean, unit: LeaveUnit) {
  const meant = bookDuring(situation, year).bookings.filter(isMeant)
  return unit.isHours ? hundredthsIn(meant, situation, year) : daysIn(meant)
}

const isCarried = ({ type_id }: Booking) => leaveType(type_id)?.source === 'carried'
const isAnnual = ({ type_id }: Booking) => leaveType(type_id)?.source === 'annual'

/** How a year's leave uses up the buckets: first leave requested as carried over, then regular leave in the company's order of use. */
export function useOf(situation: Situation, year: Year, carried: readonly CarriedDays[]) {
  const unit = unitOf(situation, year)
  const { extras } = bookDuring(situation, year)
  const used = amountBooked(situation, year, isAnnual, unit)
  const due =
    unit.ofDays(entitlementOf(situation, year).allowance_days + granted(extras)) - takenBefore(situation, year, unit)
  const ownDays = Math.max(0, due)
  const own: CarriedDays = { from_year: year, days: ownDays, last_date: `${year}-12-31`, part: 'base', paragraph: null }
  const using = { consumeOrder: rulesOf(situation.calendar).consumeOrder, year }
  const buckets = carried.map(bucket => ({ ...bucket, days: unit.of(bucket) }))
  const rest = takeDays(buckets, amountBooked(situation, year, isCarried, unit), using).left
  // Days taken away by hand beyond the year's own days come from the carried-over ones.
  const { left } = takeDays([...rest, own], used + ownDays - due, using)
  const isOwn = ({ from_year }: CarriedDays) => from_year === year
  const carriedLeft = left.filter(bucket => !isOwn(bucket))
  const regularly = takeDays(buckets, amountOf(rest) - amountOf(carriedLeft), using)
  return {
    left: carriedLeft.map(bucket => keptBy(unit, bucket)),
    /** The year's own leave that is left, in the unit of the year. */
    own: left.find(isOwn)?.days ?? 0,
    /** The carried-over days that regular leave has not taken. */
    beforeRequests: regularly.left.map(bucket => keptBy(unit, bucket)),
  }
}

const amountOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { days }) => sum + days, 0)

/** A bucket whose days were an amount of the unit. */
const keptBy = (unit: LeaveUnit, bucket: CarriedDays): CarriedDays => ({
  ...bucket,
  hundredths: undefined,
  ...unit.keep(bucket.days),
})

/**
 * The situation with its opening balances, and an account whose carried-over days are those of this year, less the ones that
 * regular leave of this year has taken. The books are those of this year and of the years before.
 */
export function withOpeningBalances<S extends Situation>(
  situation: S,
  books: readonly LeaveBook[],
  today: Day,
  year: Year,
): S {
  const opening_balances = openingBalances(year, situation, books, today)
  const { days } = opening_balances.at(-1)!
  const { account } = situation
  const all: Situation = { ...situation, books, others: [] }
  const carried_taken = takenSince(year, all)
  const unit = unitOf(situation, year)
  return {
    ...situation,
    opening_balances: [
      ...opening_balances.slice(0, -1).map(balance => asKnown(balance, situation)),
      {
        year,
        days,
        taken: unit.keep(carried_taken.reduce((sum, taken) => sum + amountTaken(unit, taken, situation), 0)),
      },
    ],
    account: {
      ...account,
      carried: useOf(all, year, days).beforeRequests.map(({ from_year, days, hundredths, last_date }) => ({
        from_year,
        days,
        hundredths,
        last_date,
      })),
      carried_taken,
    },
  }
}

/** No more counts as taken of what was carried over than there was, whatever has become of the facts since. */
function asKnown(balance: OpeningBalance, situation: Situation): OpeningBalance {
  const unit = unitOf(situation, balance.year)
  const most = balance.days.reduce((sum, bucket) => sum + unit.of(bucket), 0)
  return { ...balance, taken: unit.keep(Math.min(unit.of(balance.taken), most)) }
}

/** The employment's requests for carried-over leave from this year on; earlier ones took days that were carried over then. */
function takenSince(year: Year, situation: Situation) {
  const { from_date, to_date: last_day } = periodOfEmployment(employmentOf(situation))
  const later = situation.account.carried_taken.filter(
    ({ to_date }) => to_date > `${year}-12-31` && from_date <= to_date && to_date <= last_day,
  )
  const inYear = bookDuring(situation, year).bookings.filter(
    booking => isCarried(booking) && !later.some(taken => taken.request === booking.request),
  )
  return [...inYear.map(({ request, days, from_date, to_date }) => ({ request, days, from_date, to_date })), ...later]
}

/** The situation of another of the person's employments, with its own opening balances. */
export function during<S extends Situation>(
  situation: S,
  employment: NonNullable<Situation['employment']>,
  today: Day,
): S {
  const { others = [], books } = situation
  return withOpeningBalances({ ...situation, employment }, [...others, ...books], today, yearOf(today))
}

/** The situation of the employment of today in a year, else of the last one that touches it. */
export function situationOn<S extends Situation>(situation: S, year: Year, today: Day): S {
  const inYear = situationsOfYear(situation, year, today)
  const isToday = (one: S) => isDuring({ from_date: today, to_date: today }, employmentOf(one))
  return inYear.find(isToday) ?? inYear.at(-1) ?? situation
}

/** The situation of each employment that touches a year, in order. */
export function situationsOfYear<S extends Situation>(situation: S, year: Year, today: Day): S[] {
  const { terms } = situation
  if (!terms.earlier_employments.length) return [situation]
  return employmentsIn(terms, year).map(employment => during(situation, employment, today))
}

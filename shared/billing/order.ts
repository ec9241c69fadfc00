import * as z from 'zod/mini'
import { addDays, addMonths, Day, daysBetween } from '../calendar/day.ts'
import { lengthOf, type Period } from '../calendar/period.ts'
import { Id } from '../contract/wire.ts'
import { BillingData } from '../company/plan/billing-data.ts'
import { isTried, lastTrialDay, subscriptionOn, type CompanyPlan, type Subscription } from '../company/plan/plan.ts'
import { plans, priceOf, restOf, terms, withVat, type PaidPlan, type Term } from '../company/plan/prices.ts'

/** The most seats of one order. */
export const mostSeats = 9999

/** A number of seats as it is typed. */
export const Seats = z
  .int({ error: 'problems:invalidValue' })
  .check(z.minimum(1, { error: 'problems:invalidValue' }), z.maximum(mostSeats, { error: 'problems:invalidValue' }))

/**
 * What an order buys: a term that begins after what there is, more for the rest of the running one, or a year at once in place of the
 * rest of a running month.
 */
export const orderKinds = ['term', 'change', 'switch'] as const

export const Offer = z.object({
  kind: z.enum(orderKinds),
  plan: z.enum(plans),
  term: z.enum(terms),
  /** The active members whom it is for. */
  seats: z.int(),
  from_date: Day,
  to_date: Day,
  /** Whole forints. */
  net: z.int(),
  /** With two decimals at most. */
  vat_percent: z.number(),
  vat: z.int(),
  gross: z.int(),
})
export type Offer = z.infer<typeof Offer>

export const orderStates = ['ordered', 'paid', 'withdrawn'] as const

/** An order, for which a pro-forma invoice is sent; what it buys is there once it is paid. */
export const Order = z.object({
  company: Id,
  /** `D-{year}-{number}`, in the order of all companies' orders in the year. */
  number: z.string(),
  ...Offer.shape,
  billing: BillingData,
  state: z.enum(orderStates),
  by: Id,
  /** The day on which it was ordered. */
  day: Day,
  /** The day on which it was paid; null where it is not. */
  paid_on: z.nullable(Day),
})
export type Order = z.infer<typeof Order>

/** What becomes of an order that is not to be paid any more. */
export const withdrawn = { state: 'withdrawn' } as const

/** For how many days after an order its pro-forma invoice is to be paid. */
export const payableFor = 8

type Known = Pick<CompanyPlan, 'trial_from' | 'subscriptions'>

interface Choice {
  plan: PaidPlan
  term: Term
}

/**
 * What a company is offered on a day. Where a subscription runs that has fewer seats, or a smaller plan, it is the difference for the
 * rest of its term, in proportion to the days; a year in place of a running month begins at once, less what is left of the month; else a whole term, which begins after what is paid for and after the trial. The tax is that of the day.
 */
export function offerOf(known: Known, seats: number, { plan, term }: Choice, vatPercent: number, today: Day): Offer {
  const running = subscriptionOn(known, today)
  const year = running && term === 'year' && yearFor(known, running, { plan, seats }, vatPercent, today)
  if (year) return year
  const more = running && changeOf(running, seats, plan, vatPercent, today)
  if (more) return more
  const period = termFrom(nextStart(known, today), term)
  return { kind: 'term', plan, term, seats, ...period, ...withVat(priceOf({ plan, term, seats }), vatPercent) }
}

/** The difference for the rest of a running term; undefined where nothing is missing from it. */
function changeOf(
  running: Subscription,
  seats: number,
  plan: PaidPlan,
  vatPercent: number,
  today: Day,
): Offer | undefined {
  const { term, to_date } = running
  const wanted = { plan, term, seats: Math.max(seats, running.seats) }
  const difference = priceOf(wanted) - priceOf(running)
  if (difference <= 0 || plans.indexOf(plan) < plans.indexOf(running.plan)) return undefined
  const net = restOf(difference, daysBetween(running.from_date, today), lengthOf(running))
  return { kind: 'change', ...wanted, from_date: today, to_date, ...withVat(net, vatPercent) }
}

/** A year in place of the rest of a running month; undefined where something was paid for beyond it, or the plan would be a smaller one. */
function yearFor(
  known: Known,
  running: Subscription,
  { plan, seats }: { plan: PaidPlan; seats: number },
  vatPercent: number,
  today: Day,
): Offer | undefined {
  if (running.term !== 'month' || running !== known.subscriptions.at(-1) || isTried(known, today)) return undefined
  if (plans.indexOf(plan) < plans.indexOf(running.plan)) return undefined
  const left = restOf(priceOf(running), daysBetween(running.from_date, today), lengthOf(running))
  const net = priceOf({ plan, term: 'year', seats }) - left
  if (net <= 0) return undefined
  return { kind: 'switch', plan, term: 'year', seats, ...termFrom(today, 'year'), ...withVat(net, vatPercent) }
}

/** The first day after what is paid for and after the trial, today at the earliest. */
function nextStart({ trial_from, subscriptions }: Known, today: Day): Day {
  const ends = [subscriptions.at(-1)?.to_date, trial_from && lastTrialDay(trial_from)]
  return ends.reduce<Day>((start, end) => (end && end >= start ? addDays(end, 1) : start), today)
}

const termFrom = (from_date: Day, term: Term): Period => ({
  from_date,
  to_date: addDays(addMonths(from_date, term === 'year' ? 12 : 1), -1),
})

/** The subscriptions once an order is paid. A term that would have begun before the day of payment begins with it, so that nobody pays for days without service. */
export function paidSubscriptions(subscriptions: readonly Subscription[], order: Offer, day: Day): Subscription[] {
  const { kind, plan, term, seats } = order
  const last = subscriptions.at(-1)
  if (kind === 'switch' && last && last.from_date <= order.from_date && order.from_date <= last.to_date)
    return switched(subscriptions, order, day)
  if (kind === 'change')
    return subscriptions.map(one => (one.to_date === order.to_date ? { ...one, plan, seats } : one))
  const after = last?.to_date
  const earliest = after && after >= day ? addDays(after, 1) : day
  const from_date = order.from_date > earliest ? order.from_date : earliest
  return [...subscriptions, { plan, term, seats, ...termFrom(from_date, term) }]
}

/**
 * The subscriptions with a year from the day of its order on, which ends the running month the day before. Days after the month
 * without service, until it was paid, are added at its end.
 */
function switched(subscriptions: readonly Subscription[], order: Offer, day: Day): Subscription[] {
  const { plan, term, seats, from_date } = order
  const month = subscriptions.at(-1)!
  const missed = Math.max(0, daysBetween(month.to_date, day) - 1)
  return [
    ...subscriptions.slice(0, -1),
    ...(month.from_date < from_date ? [{ ...month, to_date: addDays(from_date, -1) }] : []),
    { plan, term, seats, from_date, to_date: addDays(order.to_date, missed) },
  ]
}

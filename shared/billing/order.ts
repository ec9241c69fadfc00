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
 * What an order buys: a term that begins after what there is, more for the rest of what is paid for, or a year at once in place of the
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
 * What a company is offered on a day. Where a term that is paid for, running or to come, has fewer seats, or the first of them a smaller
 * plan, it is the difference, for a running one in proportion to the days that are left; a year in place of a running month begins at once, less what is left of the month; else a whole term, which begins after what is paid for and after the trial. The tax is that of the day.
 */
export function offerOf(known: Known, seats: number, { plan, term }: Choice, vatPercent: number, today: Day): Offer {
  const running = subscriptionOn(known, today)
  const year = running && term === 'year' && yearFor(known, running, { plan, seats }, vatPercent, today)
  if (year) return year
  const more = changeOf(known, seats, plan, vatPercent, today)
  if (more) return more
  const period = termFrom(nextStart(known, today), term)
  return { kind: 'term', plan, term, seats, ...period, ...withVat(priceOf({ plan, term, seats }), vatPercent) }
}

/** The difference for the terms that are paid for and have less; undefined where none has. */
function changeOf(
  { subscriptions }: Known,
  seats: number,
  plan: PaidPlan,
  vatPercent: number,
  today: Day,
): Offer | undefined {
  const paid = subscriptions.filter(({ to_date }) => to_date >= today)
  const lacking = paid.filter((one, place) => one.seats < seats || (place === 0 && isSmaller(one.plan, plan)))
  const [first] = lacking
  if (!first || isSmaller(plan, first.plan)) return undefined
  // Where the plan alone is missing, the seats are those that there are.
  const last = first.seats < seats ? lacking.at(-1)! : first
  const more = {
    plan,
    seats: Math.max(seats, first.seats),
    from_date: first.from_date > today ? first.from_date : today,
    to_date: last.to_date,
  }
  const after = withAll(subscriptions, more)
  const net = subscriptions.reduce((sum, before, place) => {
    const gone = Math.max(0, daysBetween(before.from_date, today))
    return sum + restOf(priceOf(after[place]!) - priceOf(before), gone, lengthOf(before))
  }, 0)
  return { kind: 'change', term: first.term, ...more, ...withVat(net, vatPercent) }
}

const isSmaller = (plan: PaidPlan, than: PaidPlan) => plans.indexOf(plan) < plans.indexOf(than)

/** A subscription with more: of two orders for it that are both paid, the second one takes nothing of the first. */
const withMore = (known: Subscription, { plan, seats }: { plan?: PaidPlan; seats: number }): Subscription => ({
  ...known,
  plan: plan && isSmaller(known.plan, plan) ? plan : known.plan,
  seats: Math.max(known.seats, seats),
})

/** A year in place of the rest of a running month; undefined where something was paid for beyond it, or the plan would be a smaller one. */
function yearFor(
  known: Known,
  running: Subscription,
  { plan, seats }: { plan: PaidPlan; seats: number },
  vatPercent: number,
  today: Day,
): Offer | undefined {
  if (running.term !== 'month' || running !== known.subscriptions.at(-1) || isTried(known, today)) return undefined
  if (isSmaller(plan, running.plan)) return undefined
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
  if (kind === 'change') return withAll(subscriptions, order)
  const after = last?.to_date
  const earliest = after && after >= day ? addDays(after, 1) : day
  const from_date = order.from_date > earliest ? order.from_date : earliest
  return [...subscriptions, { plan, term, seats, ...termFrom(from_date, term) }]
}

/** What an order for more is for. */
type More = Pick<Offer, 'plan' | 'seats' | keyof Period>

/** Whether an order for more is for a subscription. */
const isAddedTo = ({ to_date }: Pick<Subscription, 'to_date'>, order: Period) =>
  order.from_date <= to_date && to_date <= order.to_date

/** The subscriptions with the seats of an order for more, and the first of those that it is for with its plan. */
function withAll(subscriptions: readonly Subscription[], order: More): Subscription[] {
  const first = subscriptions.find(one => isAddedTo(one, order))
  return subscriptions.map(one => {
    if (!isAddedTo(one, order)) return one
    return withMore(one, one === first ? order : { seats: order.seats })
  })
}

/** Whether an order buys something on a day: a term that it adds to is not over, and no other one has taken its place. */
export const buysOn = (subscriptions: readonly Subscription[], order: Pick<Offer, 'kind' | keyof Period>, day: Day) =>
  order.kind !== 'change' || subscriptions.some(one => one.to_date >= day && isAddedTo(one, order))

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

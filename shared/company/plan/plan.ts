import * as z from 'zod/mini'
import { addDays, Day, daysBetween } from '../../calendar/day.ts'
import { Id } from '../../contract/wire.ts'
import { BillingData } from './billing-data.ts'
import { freeSeats, plans, terms } from './prices.ts'

/** For how many days a company that has grown beyond the free seats tries everything. */
export const trialDays = 120

/** A plan that was paid for, from the first to the last day of its term. */
export const Subscription = z.object({
  plan: z.enum(plans),
  term: z.enum(terms),
  seats: z.int(),
  from_date: Day,
  to_date: Day,
})
export type Subscription = z.infer<typeof Subscription>

/** What a company has of the service. */
export const CompanyPlan = z.object({
  company: Id,
  /** The first day of the trial; null as long as the company has never had more than the free seats. */
  trial_from: z.nullable(Day),
  /** Whether an operator has granted everything for nothing, as foundations and schools get it, or it was asked for. */
  grant: z.enum(['none', 'asked', 'granted']),
  /** Who has asked for it. */
  grant_asked_by: z.nullable(Id),
  /** In the order of their terms, which do not overlap. */
  subscriptions: z.array(Subscription),
  /** What the last order was made out to; null before there is one. */
  billing_data: z.nullable(BillingData),
})
export type CompanyPlan = z.infer<typeof CompanyPlan>

export const noPlan = (company: string): CompanyPlan => ({
  company,
  trial_from: null,
  grant: 'none',
  grant_asked_by: null,
  subscriptions: [],
  billing_data: null,
})

/**
 * How a company uses the service: for nothing by a grant, for nothing with few people, on trial, paid for, or read-only because the
 * trial or the subscription is over.
 */
export const standings = ['granted', 'starter', 'trial', 'subscribed', 'read_only'] as const
export type Standing = (typeof standings)[number]

type Known = Pick<CompanyPlan, 'trial_from' | 'grant' | 'subscriptions'>

/** The subscription of a day, if there is one. */
export const subscriptionOn = ({ subscriptions }: Pick<Known, 'subscriptions'>, day: Day) =>
  subscriptions.find(({ from_date, to_date }) => from_date <= day && day <= to_date)

/** Whether keys, webhooks and chat are part of what a company has on a day: of everything but the standard plan. */
export function hasIntegrations(known: Known, headcount: number, day: Day): boolean {
  const standing = standingOn(known, headcount, day)
  if (standing === 'subscribed')
    return headcount <= freeSeats || subscriptionOn(known, day)?.plan === 'premium' || isTried(known, day)
  return standing !== 'read_only'
}

/** Whether everything is tried on a day. */
export const isTried = ({ trial_from }: Pick<Known, 'trial_from'>, day: Day) =>
  trial_from !== null && day <= lastTrialDay(trial_from)

export const lastTrialDay = (from: Day): Day => addDays(from, trialDays - 1)

/** The first day of a trial that lasts until a day. */
export const trialUntil = (day: Day): Day => addDays(day, 1 - trialDays)

/** Whether a subscription has a seat for everybody; the free ones nobody pays for. */
const hasSeats = (paid: Subscription | undefined, headcount: number): paid is Subscription =>
  paid !== undefined && headcount <= Math.max(freeSeats, paid.seats)

/** The standing on a day of a company with so many active members; a trial begins by itself with the first day that needs one. */
export function standingOn(known: Known, headcount: number, day: Day): Standing {
  if (known.grant === 'granted') return 'granted'
  if (hasSeats(subscriptionOn(known, day), headcount)) return 'subscribed'
  if (headcount <= freeSeats) return 'starter'
  return day <= lastTrialDay(known.trial_from ?? day) ? 'trial' : 'read_only'
}

/** The plan with the trial that begins on a day, where one is needed and there was none. */
export const withTrial = <P extends Known>(known: P, headcount: number, day: Day): P =>
  known.trial_from === null && standingOn(known, headcount, day) === 'trial' ? { ...known, trial_from: day } : known

/**
 * How many active members a company may have on a day: the free ones, or as many as are paid for; null where nothing limits them, by a
 * grant, on trial, and before it, which the tenth person begins where nothing is paid for.
 */
export function seatLimitOn(known: Known, day: Day): number | null {
  if (known.grant === 'granted' || isTried(known, day)) return null
  const paid = subscriptionOn(known, day)
  if (known.trial_from === null && !paid) return null
  return Math.max(freeSeats, paid?.seats ?? 0)
}

/** The last day of what would make the company read-only afterwards: of its trial, or of what is paid for without a break; null where nothing does. */
export function lastUsableDay(known: Known, headcount: number, day: Day): Day | null {
  const standing = standingOn(known, headcount, day)
  if (headcount <= freeSeats || standing === 'granted' || standing === 'read_only') return null
  if (standing === 'trial') {
    const last = lastTrialDay(known.trial_from ?? day)
    return paidThrough(known, headcount, addDays(last, 1)) ?? last
  }
  const paid = paidThrough(known, headcount, day) ?? day
  const trial = known.trial_from && lastTrialDay(known.trial_from)
  return trial && trial > paid ? trial : paid
}

/** The last day that is paid for, for everybody and without a break from a day on; undefined where the day itself is not. */
function paidThrough(known: Known, headcount: number, from: Day): Day | undefined {
  let through: Day | undefined
  for (
    let day = from, next = subscriptionOn(known, day);
    hasSeats(next, headcount);
    next = subscriptionOn(known, day)
  ) {
    through = next.to_date
    day = addDays(through, 1)
  }
  return through
}

/** Before how many days administrators are reminded that a trial or subscription ends. */
const remindedBefore = [30, 7, 1]

/** The last usable day, where administrators are to be reminded of it on a day. */
export function endToRemindOf(known: Known, headcount: number, day: Day): Day | undefined {
  const last = lastUsableDay(known, headcount, day)
  return last && remindedBefore.includes(daysBetween(day, last)) ? last : undefined
}

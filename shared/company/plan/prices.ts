import { roundedHalfUp } from '../../calendar/whole-numbers.ts'

/** Up to how many active members a company uses everything for nothing. */
export const freeSeats = 9

/** The plans that are paid for; what they add to the free one is in `features`. */
export const plans = ['standard', 'premium'] as const
export type PaidPlan = (typeof plans)[number]

export const terms = ['month', 'year'] as const
export type Term = (typeof terms)[number]

/** The net price of a seat for a month, in forints. */
export const monthlyPrices: Record<PaidPlan, number> = { standard: 490, premium: 790 }

/** How many months a term costs; a year is paid like ten of them. */
export const monthsPaid: Record<Term, number> = { month: 1, year: 10 }

/** What is bought: a plan for some seats and a term. */
export interface Purchase {
  plan: PaidPlan
  term: Term
  seats: number
}

/** The net price of a whole term, in forints. */
export const priceOf = ({ plan, term, seats }: Purchase) => seats * monthlyPrices[plan] * monthsPaid[term]

/** A net price with its tax, in whole forints. */
export interface Sum {
  net: number
  vat_percent: number
  vat: number
  gross: number
}

/** Adds the tax of a rate, which has two decimals at most. */
export function withVat(net: number, vat_percent: number): Sum {
  const vat = roundedHalfUp(net * Math.round(vat_percent * 100), 10_000)
  return { net, vat_percent, vat, gross: net + vat }
}

/** What a seat costs for a month when it is paid for a whole term, in whole forints. */
export const monthlyPriceOf = (plan: PaidPlan, term: Term) =>
  term === 'year' ? roundedHalfUp(priceOf({ plan, term, seats: 1 }), 12) : monthlyPrices[plan]

/**
 * The part of a price that falls to the days of a term from one of them on, which is 0 for the first and as many as there are after
 * the last; the parts of any division add up to the whole.
 */
export const restOf = (price: number, daysGone: number, daysInTerm: number) =>
  price - roundedHalfUp(price * daysGone, daysInTerm)

import type { Date8601, Schedule } from './slow-days.ts'

export interface Held {
  from: Date8601 | null
  to: Date8601 | null
}

/** Whole days, or hundredths of hours. */
export type Amount = { days: number } | { hundredths: number }

export type Brought = Amount & { from_year: number; last_date: Date8601 }

export interface Job {
  start: Date8601
  /** The last day; null: still. */
  end: Date8601 | null
  first_year_kept: number | null
  taken_before: Amount | null
  brought: readonly Brought[]
}

export type Kind =
  | 'unpaid_by_agreement'
  | 'child_care'
  | 'child_care_allowance'
  | 'care_of_relative'
  | 'reserve_service'

export interface Leave {
  id: string
  type: 1 | 2 | 3 | 4 | 5 | 7
  status: 'pending' | 'approved'
  from: Date8601
  to: Date8601
  kind?: Kind
  child?: string
}

/** Days granted (positive) or taken away (negative) by hand. */
export interface ByHand {
  year: number
  days: number
  /** The day on which somebody did it. */
  on: Date8601
}

/** Everything about a person that leave is counted from. */
export interface Life {
  birth: Date8601
  /** The day on which the person came into the product. */
  came: Date8601
  /** In order; none begins before the one before it has ended. */
  jobs: readonly Job[]
  children: readonly { birth_year: number; disabled: boolean }[]
  hazard: readonly Held[]
  disability: readonly Held[]
  employer: readonly (Held & { days: number })[]
  age_agreements: readonly number[]
  schedules: readonly Schedule[]
  leaves: readonly Leave[]
  by_hand: readonly ByHand[]
  rules: {
    quarterUntilMarch: boolean
    consumeOrder: 'nearest_last_date' | 'current_year_first'
    sixMonthsAgain: 'once_for_each_child' | 'after_each_return' | 'once'
  }
}

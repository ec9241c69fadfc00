import type { Day } from '../../calendar/day.ts'
import type { WorkingPattern } from '../../calendar/working-pattern.ts'
import type { Absence } from './absence.ts'
import type { CountedChild } from './line.ts'

/** A period with both days included; null: without a beginning, or without an end. */
export interface Span {
  from: Day | null
  to: Day | null
}

/** When a status holds: always, never, or in some periods. */
export type Held = boolean | readonly Span[]

/** Days a year that an employer gives from a day to a day; those that overlap add up. */
export interface Grant extends Span {
  days: number
}

/**
 * The facts that a person's entitlement is computed from. Unknown facts are left out or null: without a birth date there are no
 * days for age, without dates the employment lasts the whole year, so a new person has a balance at once.
 */
export interface LeaveFacts {
  birth_date?: Day | null
  employment_start?: Day | null
  /** The last day of the employment. */
  employment_end?: Day | null
  children?: readonly CountedChild[]
  /** Permanently underground, or three hours a day and more exposed to ionising radiation. */
  hazardous_conditions?: Held
  /** Changed working capacity, disability support or the benefit of the blind. */
  health_damage_or_disability?: Held
  /** Adds no annual leave; it opens five unpaid days a year (Mt. 55. § (1) l)). */
  caregiver?: boolean
  patterns?: readonly WorkingPattern[]
  /** Days a year that the employer gives beyond the law. */
  employer_extra_days?: number | readonly Grant[]
  /** Absence of a known kind, of which the law says how much counts as time at work. */
  absences?: readonly Absence[]
  /** Absence that does not count as time at work (Mt. 115. § (2)), such as unpaid leave by agreement. */
  absences_not_counted?: readonly { from: Day; to: Day }[]
  /** Set by hand in companies outside Hungary. */
  base_days?: number | null
  base_sick_days?: number | null
}

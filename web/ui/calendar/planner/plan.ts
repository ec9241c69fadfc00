import type { AwayCount } from '#shared/leave/view/away-counts.ts'
import type { LeaveKey } from '../leave-mark/leave-key.ts'
import type { Named } from '../../person/person-name.ts'

/** How much time the planner shows, which decides how wide a day is. */
export type PlannerScale = 'month' | 'quarter' | 'year'

/** A day of the time shown. */
export interface PlannerDate {
  /** `YYYY-MM-DD` */
  date: string
  /** `rest` does not count; `holiday` does not either, and has a name. */
  kind: 'workday' | 'rest' | 'holiday'
  name?: string | null
}

/** One absence: from its first to its last day, which may lie outside the time shown. */
export interface Absence {
  id: string
  from: string
  to: string
  /** null where the signed-in user may only know that somebody is away. */
  leave: LeaveKey | null
  isPending?: boolean
}

export interface PlannerPerson extends Named {
  id: string
  image?: string
  absences: readonly Absence[]
  /** Whether it is still to be loaded when they are away: what is drawn of them is of another time, and nothing else is known. */
  isLoading?: boolean
}

/** People under one heading; without a name there is no heading. */
export interface PlannerGroup {
  id: string
  name?: string
  people: readonly PlannerPerson[]
  /** How many of them are away each day, where that is not counted from their rows; null while it is not known. */
  counts?: readonly AwayCount[] | null | undefined
}

/** A kind of absence that a legend names and a filter hides. */
export type AbsenceKind = LeaveKey | 'away'

export const absenceKinds: readonly AbsenceKind[] = [
  'vacation',
  'sick',
  'home',
  'maternity',
  'unpaid',
  'funeral',
  'extra',
  'parental',
  'paternity',
  'caregiver',
  'lieu',
  'away',
]

export const kindOf = ({ leave }: Pick<Absence, 'leave'>): AbsenceKind => leave ?? 'away'

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
}

/** People under one heading; without a name there is no heading. */
export interface PlannerGroup {
  id: string
  name?: string
  people: readonly PlannerPerson[]
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

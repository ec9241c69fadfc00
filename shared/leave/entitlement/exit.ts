import { yearOf, type Day, type Year } from '../../calendar/day.ts'
import { entitlement } from './entitlement.ts'
import type { LeaveFacts } from './facts.ts'
import { hasDays, sumOf, type Line } from './line.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'

/** The annual leave that a leaving person has had, in working days. */
export interface UsedAtExit {
  /** Granted by hand in the year, less what was taken away. */
  granted?: number
  /** Carried over from earlier years. */
  carried?: number
  taken: number
}

export interface ExitSettlement {
  year: Year
  /** The sum of the lines; negative where more was taken than was due. */
  days: number
  /** Working days to be paid out. */
  paid_out: number
  /** Working days taken beyond what was due; they are shown, and nothing is deducted by itself. */
  overdrawn: number
  paragraph: string
  lines: Line[]
}

/** The settlement on exit: the prorated leave that was not granted is paid out (Mt. 125. §); paternity and parental leave never are. */
export function exitSettlement(
  facts: LeaveFacts & { employment_end: Day },
  { granted = 0, carried = 0, taken }: UsedAtExit,
  rules: Partial<LeaveRules> = {},
): ExitSettlement {
  const year = yearOf(facts.employment_end)
  const moves: Line[] = [
    { part: 'granted', days: granted, paragraph: null },
    { part: 'carried', days: carried, paragraph: 'Mt. 123. §' },
    { part: 'taken', days: -taken, paragraph: null },
  ]
  const lines = [...entitlement(facts, year, rules).lines, ...moves.filter(hasDays)]
  const days = sumOf(lines)
  return { year, days, paid_out: Math.max(0, days), overdrawn: Math.max(0, -days), paragraph: 'Mt. 125. §', lines }
}

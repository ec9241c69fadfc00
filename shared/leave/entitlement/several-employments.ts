import type { Day, Year } from '../../calendar/day.ts'
import { entitlement, type Entitlement } from './entitlement.ts'
import type { LeaveFacts } from './facts.ts'
import type { Line } from './line.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'

export interface Employment {
  employment_start: Day | null
  /** The last day of the employment. */
  employment_end: Day | null
  /** Whether it goes on from the one before by legal succession (Mt. 36. § (1)), and is one employment with it. */
  succeeds?: boolean
}

/** Employments that follow from each other by succession, as one. */
function joined(employments: readonly Employment[]): Employment[] {
  const apart: Employment[] = []
  for (const employment of employments.toSorted(byStart)) {
    const before = apart.at(-1)
    if (employment.succeeds && before)
      apart[apart.length - 1] = { ...before, employment_end: employment.employment_end }
    else apart.push(employment)
  }
  return apart
}

const byStart = (one: Employment, other: Employment) =>
  (one.employment_start ?? '') < (other.employment_start ?? '') ? -1 : 1

/** The leave of somebody with several employments in a year: each is counted and rounded by itself (Mt. 121. §). */
export function leaveOfEmployments(
  person: Omit<LeaveFacts, keyof Employment>,
  employments: readonly Employment[],
  year: Year,
  rules: Partial<LeaveRules> = {},
): { allowance_days: number; employments: (Employment & { due: Entitlement })[]; lines: Line[] } {
  const each = joined(employments).map(employment => ({
    ...employment,
    due: entitlement({ ...person, ...employment }, year, rules),
  }))
  return {
    allowance_days: each.reduce((sum, { due }) => sum + due.allowance_days, 0),
    employments: each,
    lines: each.flatMap(({ due }) => due.lines),
  }
}

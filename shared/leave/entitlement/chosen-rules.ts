import type { WorkCalendar } from '../../company/model.ts'
import type { LeaveRules } from './rules.ts'

type Chosen = { [Rule in keyof Omit<LeaveRules, 'country'>]?: LeaveRules[Rule] | undefined }

/** The calendar of a company that reads the law otherwise; what is left out stays. */
export function withRules<C extends WorkCalendar>(calendar: C, rules: Chosen): C {
  const chosen = Object.entries(rules).flatMap(([rule, value]) => (value === undefined ? [] : [[rule, value] as const]))
  return { ...calendar, leave_rules: { ...calendar.leave_rules, ...Object.fromEntries(chosen) } }
}

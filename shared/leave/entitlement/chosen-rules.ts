import type * as z from 'zod/mini'
import type { ChosenRules } from '../../company/leave-rules.ts'
import type { WorkCalendar } from '../../company/model.ts'

/** The calendar with other leave rules; rules that are left out stay. */
export function withRules<C extends WorkCalendar>(
  calendar: C,
  rules: { [Rule in keyof z.infer<typeof ChosenRules>]?: z.infer<typeof ChosenRules>[Rule] | undefined },
): C {
  const chosen = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined))
  return { ...calendar, leave_rules: { ...calendar.leave_rules, ...chosen } }
}

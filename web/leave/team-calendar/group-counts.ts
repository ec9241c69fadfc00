import type { GroupCounts } from '#shared/leave/contract/count-away.ts'
import { sumOfCounts, type AwayCount } from '#shared/leave/view/away-counts.ts'
import { onWorkdays } from '#web/ui/calendar/planner/counts/away-counts.ts'
import type { PlannerDate, PlannerGroup } from '#web/ui/calendar/planner/plan.ts'

/**
 * The groups with what the server has counted of each; null while it is not known. The reader's own row has no group of its own here: what
 * is counted of a group of which nobody else is shown stands with the first one.
 */
export function withCounts(
  groups: readonly PlannerGroup[],
  counted: readonly GroupCounts[] | undefined,
  days: readonly PlannerDate[],
): PlannerGroup[] {
  if (!counted) return groups.map(group => ({ ...group, counts: null }))
  const shown = new Set(groups.map(({ id }) => id))
  const of = Map.groupBy(counted, ({ group_id }) =>
    shown.has(group_id ?? 'none') ? (group_id ?? 'none') : groups[0]?.id,
  )
  return groups.map(group => ({ ...group, counts: onWorkdays(togetherOf(of.get(group.id) ?? [], days.length), days) }))
}

const togetherOf = (counted: readonly GroupCounts[], days: number): AwayCount[] =>
  sumOfCounts(
    counted.map(({ decided, asked }) => decided.map((count, day) => ({ decided: count, asked: asked[day] ?? 0 }))),
    days,
  )

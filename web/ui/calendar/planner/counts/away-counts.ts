import { awayCounts as countsOf, sumOfCounts, type AwayCount } from '#shared/leave/view/away-counts.ts'
import type { PlannerDate, PlannerGroup, PlannerPerson } from '../plan.ts'
import type { PlannerWords } from '../planner-words.ts'

export const sumOf = ({ decided, asked }: AwayCount) => decided + asked

/** How many people are away on each day, of which one that does not count has none. */
export function awayCounts(people: readonly PlannerPerson[], days: readonly PlannerDate[]): AwayCount[] {
  // Somebody in two groups is away once.
  const distinct = new Map(people.map(({ id, absences }) => [id, absences])).values()
  const dates = days.map(({ date }) => date)
  return onWorkdays(countsOf(distinct, dates), days)
}

/** Counts without those of days that do not count. */
export const onWorkdays = (counts: readonly AwayCount[], days: readonly PlannerDate[]): AwayCount[] =>
  days.map(({ kind }, column) => (kind === 'workday' && counts[column]) || { decided: 0, asked: 0 })

/** How many people of all groups are away on each day; nothing while that is not known of one of them. */
export function countsOfAll(groups: readonly PlannerGroup[], days: readonly PlannerDate[]): readonly AwayCount[] {
  const given = groups.flatMap(({ counts }) => (counts ? [counts] : []))
  if (groups.some(({ counts }) => counts === null)) return []
  if (given.length) return sumOfCounts(given, days.length)
  return awayCounts(
    groups.flatMap(({ people }) => people),
    days,
  )
}

/** The strips of a small stack, at most so many in all: the fullest day has them all, others their share. */
export function stackOf({ decided, asked }: AwayCount, fullest: number, most = 6): AwayCount {
  if (fullest <= most) return { decided, asked }
  const share = (count: number) => Math.ceil((count * most) / fullest)
  return { decided: share(decided), asked: share(decided + asked) - share(decided) }
}

/** `2 távol`, `1 csak kérte`, or `3 (2 távol, 1 csak kérte)`. */
export function inWords({ decided, asked }: AwayCount, { t }: Pick<PlannerWords, 't'>): string {
  if (decided && asked) return t('plannerAwayAndAsked', { count: decided + asked, decided, asked })
  return decided ? t('plannerAway', { count: decided }) : t('plannerAsked', { count: asked })
}

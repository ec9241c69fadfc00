import type { PlannerDate, PlannerPerson } from '../plan.ts'
import type { PlannerWords } from '../planner-words.ts'

/** How many people are away on a day: decided, and only asked for. */
export interface AwayCount {
  decided: number
  asked: number
}

export const sumOf = ({ decided, asked }: AwayCount) => decided + asked

/**
 * How many people are away on each day. Home office is no absence, a day that does not count has none, and somebody who is away and
 * has asked for more counts once, as away.
 */
export function awayCounts(people: readonly PlannerPerson[], days: readonly PlannerDate[]): AwayCount[] {
  const counts = days.map(() => ({ decided: 0, asked: 0 }))
  // Looked up instead of computed: a month of a thousand people has as many absences.
  const columns = new Map(days.map(({ date }, column) => [date, column]))
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  for (const { absences } of distinct(people)) {
    if (!absences.length) continue
    const seen = new Map<number, keyof AwayCount>()
    for (const { from, to, leave, isPending } of absences) {
      if (leave === 'home' || to < first || from > last) continue
      const end = columns.get(to) ?? days.length - 1
      for (let column = columns.get(from) ?? 0; column <= end; column += 1)
        if (!isPending) seen.set(column, 'decided')
        else if (!seen.has(column)) seen.set(column, 'asked')
    }
    for (const [column, state] of seen) if (days[column]?.kind === 'workday') counts[column]![state] += 1
  }
  return counts
}

/** Somebody in two groups is away once. */
const distinct = (people: readonly PlannerPerson[]) => new Map(people.map(person => [person.id, person])).values()

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

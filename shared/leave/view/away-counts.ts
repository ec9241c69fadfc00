import type { Day } from '../../calendar/day.ts'

/** How many people are away on a day: decided, and only asked for. */
export interface AwayCount {
  decided: number
  asked: number
}

/** What counting has to know of an absence. */
export interface CountedAbsence {
  from: Day
  to: Day
  /** The key of its type; null where the reader may not know it, which is never home office. */
  leave: string | null
  isPending?: boolean
}

/**
 * How many people are away on each of some consecutive days. Home office is no absence, and somebody who is away and has asked for more
 * counts once, as away.
 */
export function awayCounts(people: Iterable<readonly CountedAbsence[]>, days: readonly Day[]): AwayCount[] {
  const counts = days.map(() => ({ decided: 0, asked: 0 }))
  // Looked up instead of computed: a month of a thousand people has as many absences.
  const columns = new Map(days.map((day, column) => [day, column]))
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  for (const absences of people) {
    if (!absences.length) continue
    const seen = new Map<number, keyof AwayCount>()
    for (const { from, to, leave, isPending } of absences) {
      if (leave === 'home' || to < first || from > last) continue
      const end = columns.get(to) ?? days.length - 1
      for (let column = columns.get(from) ?? 0; column <= end; column += 1)
        if (!isPending) seen.set(column, 'decided')
        else if (!seen.has(column)) seen.set(column, 'asked')
    }
    for (const [column, state] of seen) counts[column]![state] += 1
  }
  return counts
}

/** The counts of several groups together, of which everybody is in one. */
export const sumOfCounts = (groups: readonly (readonly AwayCount[])[], days: number): AwayCount[] =>
  Array.from({ length: days }, (_, column) => ({
    decided: groups.reduce((sum, counts) => sum + (counts[column]?.decided ?? 0), 0),
    asked: groups.reduce((sum, counts) => sum + (counts[column]?.asked ?? 0), 0),
  }))

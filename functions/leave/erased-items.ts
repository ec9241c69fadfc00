import { erasures, type Erasure } from '#functions/company/erasure-store.ts'
import type { Attributes, Stored } from '#functions/platform/kind.ts'
import { commit, erase, replace, type Write } from '#functions/platform/table.ts'
import { monthOf } from '#shared/calendar/day.ts'

/** Deletes items, of whatever kind, in one transaction with their count in the proof and what else goes with them. */
export const eraseItems = (erasure: Stored<Erasure>, items: readonly Attributes[], ...others: Write[]) =>
  commit(...items.map(erase), ...others, replace(erasures, withErased(erasure, items)))

/** The proof with these items counted by kind, and the months of the requests among them. */
export function withErased<E extends Erasure>(erasure: E, items: readonly Attributes[]): E {
  const counts = { ...erasure.items }
  let { months } = erasure
  for (const { _kind, from_date, to_date } of items) {
    const kind = String(_kind)
    counts[kind] = (counts[kind] ?? 0) + 1
    if (kind !== 'LeaveRequest') continue
    const [first, last] = [monthOf(String(from_date)), monthOf(String(to_date))]
    months = {
      from: months && months.from < first ? months.from : first,
      to: months && months.to > last ? months.to : last,
    }
  }
  return { ...erasure, items: counts, months }
}

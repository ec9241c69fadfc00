import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import type { Language } from '#shared/words/language.ts'

/** What an order of the home page was and is, by the names of what stands in it. */
export function orderChange<T extends { id: string; language: Language }>(
  before: readonly T[],
  language: Language,
  ids: readonly string[],
  nameOf: (one: T) => string,
) {
  const known = new Map(before.map(one => [one.id, nameOf(one)]))
  return operatorChanges(
    { order: before.filter(one => one.language === language).map(({ id }) => known.get(id)!) },
    { order: ids.map(id => known.get(id)!) },
  )
}

import type { Language } from '../../words/language.ts'

/** What stands on the home page of its language, at a place among the others. */
interface Placed {
  id: string
  language: Language
  place: number
}

export const byPlace = <T extends Pick<Placed, 'id' | 'place'>>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))

/** The place behind all others of a language. */
export const lastPlace = (all: readonly Placed[], language: Language): number =>
  1 + Math.max(-1, ...all.filter(one => one.language === language).map(({ place }) => place))

/**
 * Those of a language that get another place when all of it stand in an order; undefined where the order is not of exactly these, since
 * somebody has added or removed one meanwhile.
 */
export function putInOrder<T extends Placed>(
  all: readonly T[],
  language: Language,
  ids: readonly string[],
): T[] | undefined {
  const known = new Map(all.filter(one => one.language === language).map(one => [one.id, one]))
  if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every(id => known.has(id))) return undefined
  return ids.map((id, place) => ({ ...known.get(id)!, place })).filter(one => one.place !== known.get(one.id)!.place)
}

/** An order in which one stands a step earlier, or later; the same one where there is no such place. */
export function stepped(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  return ids.map((one, place) => (place === from ? ids[to]! : place === to ? id : one))
}

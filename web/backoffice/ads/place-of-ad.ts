import type { AdEntry } from '#shared/site/content/ads.ts'

/** Names a line by what stands in it, and the how manyth it is of those that say the same. */
export const nameOfAd = (entries: readonly AdEntry[], place: number): string => {
  const { content } = entries[place]!
  return `${entries.slice(0, place).filter(one => one.content === content).length}:${content}`
}

const placeOf = (name: string, entries: readonly AdEntry[]) =>
  entries.findIndex((_, place) => nameOfAd(entries, place) === name)

/**
 * Where a line of a list is in a newer one, whatever was put before it or taken away; where nothing but this line became another one, where that
 * stands; undefined where it is gone.
 */
export function placeOfAd(name: string, before: readonly AdEntry[], now: readonly AdEntry[]): number | undefined {
  const place = placeOf(name, now)
  if (place >= 0) return place
  const former = placeOf(name, before)
  const isReplaced =
    now.length === before.length && now.every(({ content }, at) => at === former || content === before[at]!.content)
  return isReplaced ? former : undefined
}

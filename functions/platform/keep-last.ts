/** Keeps something under a name as what was asked for last, in place of what was asked for longest ago where there is more than so many. */
export function keepLast<T>(kept: Map<string, T>, name: string, one: T, most: number) {
  kept.delete(name)
  kept.set(name, one)
  if (kept.size > most) kept.delete(kept.keys().next().value!)
}

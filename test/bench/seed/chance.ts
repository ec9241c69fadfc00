/** A repeatable random generator: the same seed gives the same company. */
export interface Chance {
  /** A whole number from 0 up to the bound, exclusive. */
  below: (bound: number) => number
  pick: <T>(all: readonly T[]) => T
}

/** A 32-bit generator (Tommy Ettinger's mulberry32), good enough for names and dates. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return { below, pick: all => all[below(all.length)]! }
}

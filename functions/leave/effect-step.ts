import { mostWithinEffect } from '#shared/leave/effect/company-effect.ts'
import type { EffectStep } from '#shared/leave/effect/effect-step.ts'

/** The people of one step of an effect in the order of their ids, and how far it leads. */
export function effectStep<Person extends { id: string }>(
  everybody: readonly Person[],
  after = '',
): { people: Person[] } & Omit<EffectStep, 'data'> {
  const sorted = everybody.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const begin = sorted.findIndex(({ id }) => id > after)
  const people = begin < 0 ? [] : sorted.slice(begin, begin + mostWithinEffect)
  const done = begin < 0 ? sorted.length : begin + people.length
  return { people, done, total: sorted.length, next: done < sorted.length ? people.at(-1)!.id : null }
}

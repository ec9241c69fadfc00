import type { Weight } from '#infra/build/bundle.ts'
import { kib } from './budget.ts'

/** The recorded size of a function: bytes it loads at a cold start, and files of our own that it evaluates. */
export type FunctionSize = Pick<Weight, 'bytes' | 'modules'>

/** A function may grow by so much of its recorded size before its budget has to be raised by hand. */
const tolerance = 1.03

/** The sentence about each function that loads or evaluates more than was recorded, or that nobody recorded. */
export function functionGrowth(weights: Record<string, Weight>, recorded: Record<string, FunctionSize>): string[] {
  return Object.entries(weights).flatMap(([name, { bytes, modules, largest }]) => {
    const budget = recorded[name]
    if (!budget) return [`${name} has no recorded size; record it with: npm run budgets -- --record`]
    const parts = largest.map(part => `${part.name} (${kib(part.bytes)})`).join(', ')
    return [
      ...(bytes > budget.bytes * tolerance
        ? [`${name} loads ${kib(bytes)} at a cold start, recorded are ${kib(budget.bytes)}; the largest are ${parts}.`]
        : []),
      ...(modules > Math.ceil(budget.modules * tolerance)
        ? [`${name} evaluates ${modules} files of our own at a cold start, recorded are ${budget.modules}.`]
        : []),
    ]
  })
}

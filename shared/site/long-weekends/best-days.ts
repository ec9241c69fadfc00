import { yearOf, type Day, type Year } from '../../calendar/day.ts'
import { daysAround, isFree, stretchesWhere } from './free-days.ts'
import { lengthOf } from './long-weekends.ts'

interface Plan {
  /** Days of rest in all. */
  rest: number
  /** The longest rest of them. */
  longest: number
  taken: Day[]
}

const nothing: Plan = { rest: 0, longest: 0, taken: [] }

const better = (one: Plan, other: Plan) => (one.rest - other.rest || one.longest - other.longest) > 0

/**
 * The days to take off that bring the most rest for so many days of leave; of equals those with the longest rest. A rest runs from one
 * stretch of free days to another, with every working day between them taken; the best plan is found stretch by stretch.
 */
export function bestDays(year: Year, budget: number): Day[] {
  const days = daysAround(year)
  const free = stretchesWhere(days, isFree)
  // By the stretches before a place, and the days of leave spent on them.
  const best: Plan[][] = [Array.from({ length: budget + 1 }, () => nothing)]
  for (const [place, last] of free.entries()) {
    const plans = [...best[place]!]
    for (let start = place - 1; start >= 0; start -= 1) {
      const first = free[start]!
      const taken = days.filter(day => first.to < day && day < last.from && !isFree(day))
      if (taken.length > budget) break
      if (taken.some(day => yearOf(day) !== year)) continue
      const length = lengthOf({ from: first.from, to: last.to })
      for (let spent = taken.length; spent <= budget; spent += 1) {
        const before = best[start]![spent - taken.length]!
        const plan = {
          rest: before.rest + length,
          longest: Math.max(before.longest, length),
          taken: [...before.taken, ...taken],
        }
        if (better(plan, plans[spent]!)) plans[spent] = plan
      }
    }
    best.push(plans)
  }
  return best.at(-1)![budget]!.taken
}

import type { Held, Job, Leave, Life } from './life.ts'
import { costOfDay, daysFrom, daysOfYear, later, monthsLater, yearIn, type Date8601 } from './slow-days.ts'

/** What is worked out of a life, kept as long as the life. */
function once<T>(workOut: (life: Life) => T): (life: Life) => T {
  const known = new WeakMap<Life, T>()
  return life => {
    let found = known.get(life)
    if (found === undefined) known.set(life, (found = workOut(life)))
    return found
  }
}

/** A fraction of whole numbers, half and more rounded up (Mt. 121. § (2)). */
export const halfUp = (above: bigint, below: bigint): number => Number((2n * above + below) / (2n * below))

const ages = [25, 28, 31, 33, 35, 37, 39, 41, 43, 45]
const isDuring = (day: Date8601, { start, end }: Job) => start <= day && (end === null || day <= end)
const holds = (day: Date8601, { from, to }: Held) => (from === null || from <= day) && (to === null || day <= to)

export const employedDays = (job: Job, year: number) => daysOfYear(year).filter(day => isDuring(day, job))

/** A life without leave outside its jobs, of which nobody can take any: what is left of each lies in the job in which it costs the most days. */
export function cutToJobs(life: Life): Life {
  const leaves = life.leaves.flatMap(leave => {
    const days = daysFrom(leave.from, leave.to)
    const worked = (some: readonly Date8601[]) =>
      some.reduce((count, day) => count + costOfDay(life.schedules, day).days, 0)
    const parts = life.jobs.map(job => days.filter(day => isDuring(day, job)))
    const inside = parts.reduce((most, part) => (worked(part) > worked(most) ? part : most), [])
    return worked(inside) > 0 ? [{ ...leave, from: inside[0]!, to: inside.at(-1)! }] : []
  })
  return { ...life, leaves }
}

/** The part of each leave that lies in a job. */
export const leavesIn = ({ leaves }: Life, job: Job): Leave[] =>
  leaves.flatMap(leave => {
    const days = daysFrom(leave.from, leave.to).filter(day => isDuring(day, job))
    return days.length ? [{ ...leave, from: days[0]!, to: days.at(-1)! }] : []
  })

/** Leaves between which no day is worked, as one; only those that `belong` to what is joined already. */
export function joined(
  leaves: readonly Leave[],
  { schedules }: Life,
  belong: (group: readonly Leave[], other: Leave) => boolean,
): Leave[][] {
  const groups: Leave[][] = []
  for (const leave of leaves.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const group = groups.findLast(some => belong(some, leave))
    const between = group ? daysFrom(later(group.at(-1)!.to, 1), later(leave.from, -1)) : []
    if (group && between.every(day => costOfDay(schedules, day).days === 0)) group.push(leave)
    else groups.push([leave])
  }
  return groups
}

const childOf = (group: readonly Leave[]) => group.find(({ child }) => child)?.child

/**
 * The days of unpaid leave that are not time at work (Mt. 115. § (2)): all but the first six months of child care, by the
 * company's reading of "first" (AMB-25), and the first three months of reserve service.
 */
const notAtWork = once((life: Life): Set<Date8601> => {
  const unpaid = life.leaves.filter(({ type, status }) => type === 5 && status === 'approved')
  // A leave that names no child is for the child of the one that it continues.
  const groups = joined(unpaid, life, (group, other) => {
    const child = childOf(group)
    return group[0]!.kind === other.kind && (!child || !other.child || child === other.child)
  })
  const days = new Set<Date8601>()
  const left = new Map<unknown, number>()
  for (const group of groups) {
    const { kind, from } = group[0]!
    const child = childOf(group)
    const months = kind === 'child_care' ? 6 : kind === 'reserve_service' ? 3 : 0
    const { sixMonthsAgain } = life.rules
    const isShared =
      kind === 'child_care' && (sixMonthsAgain === 'once' || (child && sixMonthsAgain === 'once_for_each_child'))
    const owner = isShared ? (sixMonthsAgain === 'once' ? 'once' : child) : group
    let free = left.get(owner) ?? daysFrom(from, later(monthsLater(from, months), -1)).length
    for (const day of daysFrom(from, group.at(-1)!.to)) {
      if (free > 0) free -= 1
      else days.add(day)
    }
    left.set(owner, free)
  }
  return days
})

/** The parts of a whole year's leave that every day of work is a part of (Mt. 116–120. §). */
function wholeYear(life: Life, job: Job, year: number): { age: number; all: number } {
  const age = year - yearIn(life.birth)
  let ofAge = 0
  for (const from of ages) if (age >= from) ofAge += 1
  let children = 0
  let disabled = 0
  for (const child of life.children) {
    const turned = year - child.birth_year
    if (turned < 0 || turned > 16) continue
    children += 1
    if (child.disabled) disabled += 1
  }
  const days = employedDays(job, year)
  const atAnyTime = (periods: readonly Held[]) => days.some(day => periods.some(period => holds(day, period)))
  const employer = days.map(day =>
    life.employer.reduce((sum, grant) => (holds(day, grant) ? sum + grant.days : sum), 0),
  )
  const all =
    20 +
    ofAge +
    [0, 2, 4, 7][Math.min(children, 3)]! +
    2 * disabled +
    (age <= 18 ? 5 : 0) +
    (atAnyTime(life.hazard) ? 5 : 0) +
    (atAnyTime(life.disability) ? 5 : 0) +
    Math.max(0, ...employer)
  return { age: ofAge, all }
}

/** The leave that a job gives in a year, its part for age, and the sick leave (Mt. 121. §, 126. §). */
export function entitlementIn(life: Life, job: Job, year: number) {
  const employed = employedDays(job, year)
  const absent = notAtWork(life)
  const inYear = BigInt(daysOfYear(year).length)
  const atWork = BigInt(employed.filter(day => !absent.has(day)).length)
  const { age, all } = wholeYear(life, job, year)
  const toYearEnd = employed.length ? daysFrom(employed[0]!, `${year}-12-31`).length : 0
  return {
    allowance: halfUp(BigInt(all) * atWork, inYear),
    of_age: halfUp(BigInt(age) * atWork, inYear),
    sick: halfUp(15n * BigInt(toYearEnd), inYear),
  }
}

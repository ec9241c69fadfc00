import type { Amount, Job, Leave, Life } from './life.ts'
import { costOfDay, daysFrom, later, nextWorkday, scheduleOn, yearIn, type Date8601 } from './slow-days.ts'
import { employedDays, entitlementIn, halfUp, joined, leavesIn } from './slow-entitlement.ts'

/** Leave of an earlier year that is still due, why, and by when it has to be granted (Mt. 123. §). */
export interface Pile {
  from_year: number
  last_date: Date8601
  reason: string
  days: number
  /** Known where leave is kept in hours. */
  hundredths: number | undefined
}

export interface YearOfLeave {
  /** By law. */
  allowance: number
  sick: number
  /** Days granted less days taken away. */
  by_hand: number
  /** Days taken before the books began. */
  before: number
  opening: Pile[]
  /** Days of the opening that were requested as carried-over leave. */
  taken_as_carried: number
  /** Whether that was no more than there was. */
  is_covered: boolean
  entitled: number
  used: number
  planned: number
  pending: number
  left: number
  used_sick: number
  /** Sick leave beyond the quota, for which sick pay is due. */
  sick_pay: number
  /** Days of the opening that no leave has taken. */
  carried: number
  hours: { entitled: number; left: number } | null
  exit: { paid_out: number; overdrawn: number } | null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const firstOf = (...days: Date8601[]) => days.reduce((first, day) => (day < first ? day : first))

/** Working days, and hundredths of hours, of a leave on the days that are `meant`. */
function costOf(life: Life, { from, to }: Pick<Leave, 'from' | 'to'>, meant: (day: Date8601) => boolean) {
  const costs = daysFrom(from, to)
    .filter(meant)
    .map(day => costOfDay(life.schedules, day))
  return { days: sum(costs.map(({ days }) => days)), hundredths: sum(costs.map(({ hundredths }) => hundredths)) }
}

const within = (year: number) => (day: Date8601) => yearIn(day) === year

/** Working days of a leave, by calendar year. */
export const daysByYear = (life: Life, leave: Leave): Record<string, number> =>
  Object.fromEntries(
    [...new Set(daysFrom(leave.from, leave.to).map(yearIn))].map(year => [
      year,
      costOf(life, leave, within(year)).days,
    ]),
  )

/** How many hundredths of an hour some days of a year are: a fifth of the weekly hours each (Mt. 124. § (3)); undefined: kept in days. */
function hourly(life: Life, job: Job, year: number): ((days: number) => number) | undefined {
  const employed = employedDays(job, year)
  if (!employed.length || !scheduleOn(life.schedules, employed[0]!).unequal) return undefined
  const weekly = sum(employed.map(day => sum(scheduleOn(life.schedules, day).week)))
  const below = BigInt(5 * employed.length)
  return days => Math.sign(days) * halfUp(BigInt(Math.abs(days)) * BigInt(weekly), below)
}

const begun = (hundredths: number, oneDay: number) =>
  Math.sign(hundredths) * Number((BigInt(Math.abs(hundredths)) + BigInt(oneDay) - 1n) / BigInt(oneDay))

export const firstYearKept = ({ came }: Life, { first_year_kept, start }: Job) =>
  Math.max(first_year_kept ?? yearIn(came), yearIn(start))

/** The part of what was done by hand for a year that belongs to a job: the last one begun by then, else the first of the year. */
function byHandIn(life: Life, job: Job, year: number): number {
  const ofYear = life.jobs.filter(one => employedDays(one, year).length > 0)
  return sum(
    life.by_hand
      .filter(one => one.year === year)
      .filter(({ on }) => life.jobs.length === 1 || (ofYear.findLast(({ start }) => start <= on) ?? ofYear[0]) === job)
      .map(({ days }) => days),
  )
}

/** The leave of a job in each year that is kept here, up to a year, as it is seen on a day. */
export function leaveIn(life: Life, job: Job, until: number, today: Date8601): Map<number, YearOfLeave> {
  const leaves = leavesIn(life, job)
  const years = new Map<number, YearOfLeave>()
  let carried: Pile[] = []
  const firstYear = firstYearKept(life, job)
  for (let year = firstYear; year <= until; year += 1) {
    const hours = hourly(life, job, year)
    // A day of a year kept in days is a fifth of the week at its beginning.
    const week = sum(scheduleOn(life.schedules, `${year}-01-01`).week)
    const oneDay = hours?.(1) ?? Math.round(week / 5)
    const amountOf = (days: number) => (hours ? hours(days) : days)
    const kept = (amount: number) =>
      hours ? { days: begun(amount, oneDay), hundredths: amount } : { days: amount, hundredths: undefined }
    const entered = (amount: Amount) =>
      'days' in amount
        ? { days: amount.days, hundredths: undefined }
        : { days: begun(amount.hundredths, oneDay), hundredths: amount.hundredths }
    const inUnit = ({ days, hundredths }: Pick<Pile, 'days' | 'hundredths'>) =>
      hours ? (hundredths ?? hours(days)) : days

    if (job.end !== null && yearIn(job.end) < year) break
    if (year === firstYear)
      carried = job.brought.map(brought => ({
        ...entered(brought),
        from_year: brought.from_year,
        last_date: brought.last_date,
        reason: 'brought',
      }))
    // A claim lapses after three years (Mt. 286. § (1)).
    carried = carried.filter(({ from_year, reason }) =>
      reason === 'brought' ? firstYear >= year - 3 : from_year >= year - 3,
    )

    const { allowance, of_age, sick } = entitlementIn(life, job, year)
    const by_hand = byHandIn(life, job, year)
    const before = year === firstYear && job.taken_before ? inUnit(entered(job.taken_before)) : 0
    const ofType = (type: number) => leaves.filter(leave => leave.type === type)
    const daysOf = (some: readonly Leave[], meant = within(year)) =>
      sum(some.map(leave => costOf(life, leave, meant).days))
    const amountOfLeaves = (some: readonly Leave[]) =>
      sum(some.map(leave => costOf(life, leave, within(year))[hours ? 'hundredths' : 'days']))

    const vacation = ofType(1)
    const asCarried = amountOfLeaves(ofType(7))
    const due = amountOf(allowance + by_hand) - before
    const used = amountOfLeaves(vacation)

    // The piles in the order of use, the year's own among them; what was taken beyond them all is owed to nobody.
    const own = { from_year: year, last_date: `${year}-12-31`, amount: Math.max(0, due) }
    const piles = carried.map(pile => ({
      pile,
      from_year: pile.from_year,
      last_date: pile.last_date,
      amount: inUnit(pile),
    }))
    const isLater = ({ from_year }: { from_year: number }) =>
      life.rules.consumeOrder === 'current_year_first' && from_year !== year ? 1 : 0
    const inOrder = <P extends typeof own>(some: P[]) =>
      some.toSorted(
        (one, other) =>
          isLater(one) - isLater(other) ||
          (one.last_date < other.last_date ? -1 : one.last_date > other.last_date ? 1 : 0) ||
          one.from_year - other.from_year,
      )
    const take = (some: (typeof own)[], amount: number) => {
      let wanted = amount
      for (const pile of inOrder(some)) {
        const taken = Math.min(wanted, pile.amount)
        pile.amount -= taken
        wanted -= taken
      }
    }
    take(piles, asCarried)
    take([...piles, own], used + Math.max(0, -due))

    const isApproved = ({ status }: Leave) => status === 'approved'
    const approved = vacation.filter(isApproved)
    const usedDays = daysOf(approved, day => yearIn(day) === year && day <= today)
    const openingDays = sum(carried.map(({ days }) => days))
    const entitled = allowance + by_hand + openingDays - kept(asCarried).days - kept(before).days
    const left = entitled - daysOf(vacation)
    const entitledHours = due + sum(carried.map(inUnit)) - asCarried
    const settled = hours ? settledHours(entitledHours - used, oneDay) : left
    const seen = firstOf(today, `${year}-12-31`)
    years.set(year, {
      allowance,
      sick,
      by_hand,
      before: kept(before).days,
      opening: carried.map(pile =>
        pile.last_date < seen ? { ...pile, reason: 'overdue', last_date: `${year}-12-31` } : pile,
      ),
      taken_as_carried: kept(asCarried).days,
      is_covered: asCarried <= sum(carried.map(inUnit)),
      entitled,
      used: usedDays,
      planned: daysOf(approved) - usedDays,
      pending: daysOf(vacation) - daysOf(approved),
      left,
      used_sick: daysOf(ofType(2)),
      sick_pay: Math.max(0, daysOf(ofType(2)) - sick),
      carried: sum(piles.map(({ amount }) => kept(amount).days)),
      hours: hours ? { entitled: entitledHours, left: entitledHours - used } : null,
      exit:
        job.end !== null && yearIn(job.end) === year
          ? { paid_out: Math.max(0, settled), overdrawn: Math.max(0, -settled) }
          : null,
    })

    const reasons = reasonsIn(life, job, year, { allowance: amountOf(allowance), of_age: amountOf(of_age), amountOf })
    carried = piles
      .filter(({ amount }) => amount > 0)
      .map(({ pile, amount }) => ({ ...pile, ...kept(amount) }))
      .concat(
        granted(reasons, own.amount).map(({ amount, last_date, reason }) => ({
          from_year: year,
          last_date,
          reason,
          ...kept(amount),
        })),
      )
  }
  return years
}

/** Hours are paid as whole days, and every begun day of those taken beyond what was due counts. */
const settledHours = (hundredths: number, oneDay: number) =>
  hundredths < 0 ? begun(hundredths, oneDay) : Number(BigInt(hundredths) / BigInt(oneDay))

interface Reason {
  reason: string
  last_date: Date8601
  most: number
}

interface Year {
  allowance: number
  of_age: number
  amountOf: (days: number) => number
}

/** Why leave of a year may be granted after it, how much, and until when (Mt. 123. §). */
function reasonsIn(life: Life, job: Job, year: number, { allowance, of_age, amountOf }: Year): Reason[] {
  const lastDay = `${year}-12-31`
  const lateStart = job.start >= `${year}-10-01`
  const reasons: Reason[] = [
    {
      reason: lateStart ? 'late_start' : 'overdue',
      last_date: lateStart ? `${year + 1}-03-31` : lastDay,
      most: Infinity,
    },
  ]
  if (life.age_agreements.includes(year))
    reasons.push({ reason: 'age_agreement', last_date: `${year + 1}-12-31`, most: of_age })
  if (life.rules.quarterUntilMarch)
    reasons.push({ reason: 'quarter', last_date: `${year + 1}-03-31`, most: Number(BigInt(allowance) / 4n) })

  const leaves = leavesIn(life, job)
  const inTheWay = leaves.filter(
    ({ type, status, kind }) =>
      status === 'approved' && (type === 2 || type === 4 || (type === 5 && kind !== 'unpaid_by_agreement')),
  )
  for (const group of joined(inTheWay, life, () => true)) {
    const [first, last] = [group[0]!, group.at(-1)!]
    const last_date = nextWorkday(later(last.to, 60))
    if (first.from > lastDay || last_date <= lastDay) continue
    const days = sum(group.map(leave => costOf(life, leave, within(year)).days))
    reasons.push({ reason: 'obstacle', last_date, most: last.to >= lastDay ? Infinity : amountOf(days) })
  }

  for (const leave of leaves.filter(({ type }) => type === 1)) {
    if (yearIn(leave.from) !== year || yearIn(leave.to) === year) continue
    const after = costOf(life, leave, day => yearIn(day) > year).days
    if (after <= 5) reasons.push({ reason: 'spill_over', last_date: leave.to, most: amountOf(after) })
  }
  return reasons
}

/** Reasons until the same day in the order in which they are told, the one that names its days first. */
const order = ['age_agreement', 'obstacle', 'spill_over', 'late_start', 'overdue', 'quarter']

/** What is left of a year's own leave: what had to be granted first counts as used first, so the latest dates are left. */
function granted(reasons: readonly Reason[], left: number) {
  let rest = left
  return reasons
    .toSorted((one, other) =>
      other.last_date < one.last_date
        ? -1
        : other.last_date > one.last_date
          ? 1
          : order.indexOf(one.reason) - order.indexOf(other.reason),
    )
    .flatMap(({ reason, last_date, most }) => {
      const amount = Math.min(rest, most)
      rest -= amount
      return amount > 0 ? [{ reason, last_date, amount }] : []
    })
}

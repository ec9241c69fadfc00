import type { Day, Month } from '../../calendar/day.ts'
import { addToMonth, periodOfMonth } from '../../calendar/month.ts'
import { overlaps, yearsOf, type Period } from '../../calendar/period.ts'
import { scheduledMinutes } from '../../calendar/scheduled-minutes.ts'
import { employmentsOf, periodOfEmployment } from '../../people/employments.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'
import type { ExchangedOvertime, LeaveAccount, OvertimeTaken } from '../model.ts'
import { workingTimeOf, type Situation } from '../situation.ts'
import { leaveType } from '../types.ts'

/** Whose bucket it is: the account, and the employments that end it. */
type Whose = Pick<Situation, 'account' | 'terms'>

/** The overtime of a month with what of it was taken as time off; all durations are minutes. */
export interface OvertimeLine extends ExchangedOvertime {
  taken: number
  left: number
  paragraph: string
}

/** The exchanged overtime of a person. */
export interface OvertimeBucket {
  /** By month. */
  lines: OvertimeLine[]
  /** What is booked beyond the bucket, which only a change of the schedule or of the employment can bring about. */
  uncovered: number
}

/** Whether overtime is exchanged for time off. */
export const exchangesOvertime = ({ country, overtimeFor }: LeaveRules) => country === 'HU' && overtimeFor !== 'pay'

/** The last day on which time off for the overtime of a month is to be given; undefined where overtime is paid. */
export function lastDayOfTimeOff(rules: LeaveRules, month: Month): Day | undefined {
  if (!exchangesOvertime(rules)) return undefined
  return rules.overtimeFor === 'time_off'
    ? periodOfMonth(addToMonth(month, 1)).to_date
    : `${Number(month.slice(0, 4)) + 1}-12-31`
}

/** The paragraph that a last day of time off follows from. */
export const paragraphOfTimeOff = ({ month, last_date }: Pick<ExchangedOvertime, 'month' | 'last_date'>) =>
  last_date === periodOfMonth(addToMonth(month, 1)).to_date ? 'Mt. 143. § (2), (6)' : 'Mt. 143. § (2), (7)'

/**
 * The exchanged overtime, and how it is taken: time off comes after the month of its overtime has begun and until its last date, and request
 * after request takes the overtime with the nearest last date that it can take. As no two requests share a day, no other way would cover more.
 */
export function overtimeBucket(whose: Whose): OvertimeBucket {
  const { overtime = [], overtime_taken = [] } = whose.account
  const lines: OvertimeLine[] = overtime
    // The paragraph is that of the date that was accepted, whenever the employment ends.
    .map(line => ({
      ...line,
      paragraph: paragraphOfTimeOff(line),
      last_date: lastDateOf(line, whose),
      taken: 0,
      left: line.minutes,
    }))
    .toSorted(byLastDate)
  let uncovered = 0
  for (const { minutes, from_date, to_date } of overtime_taken.toSorted(byEnd)) {
    let wanted = minutes
    for (const line of lines) {
      if (from_date <= periodOfMonth(line.month).from_date || line.last_date < to_date) continue
      const taken = Math.min(wanted, line.left)
      line.left -= taken
      line.taken += taken
      wanted -= taken
    }
    uncovered += wanted
  }
  return { lines: lines.toSorted((one, other) => (one.month < other.month ? -1 : 1)), uncovered }
}

/** Time off is given while the employment lasts; what is left of it then is paid. */
export function lastDateOf(
  { month, last_date }: Pick<ExchangedOvertime, 'month' | 'last_date'>,
  { terms }: Pick<Whose, 'terms'>,
): Day {
  const worked = employmentsOf(terms).findLast(one => overlaps(periodOfEmployment(one), periodOfMonth(month)))
  const end = worked?.employment_end ?? last_date
  return end < last_date ? end : last_date
}

const byLastDate = (one: ExchangedOvertime, other: ExchangedOvertime) => (one.last_date < other.last_date ? -1 : 1)
const byEnd = (one: Period, other: Period) => (one.to_date < other.to_date ? -1 : 1)

/** The minutes that can still be taken by a request that ends on a day, and begins on it or on an earlier one, without taking them from another. */
export function overtimeLeft({ account, terms }: Whose, to_date: Day, from_date = to_date): number {
  const { overtime = [], overtime_taken = [] } = account
  const minutes = overtime.reduce((sum, line) => sum + line.minutes, 0)
  const all = { request: '', minutes, from_date, to_date }
  const { uncovered } = overtimeBucket({ account: { ...account, overtime_taken: [...overtime_taken, all] }, terms })
  return minutes - uncovered
}

/** The overtime whose last date lies in a period and that was not taken by then, so that it is paid. */
export const overtimeUnused = (whose: Whose, { from_date, to_date }: Period): number =>
  overtimeBucket(whose).lines.reduce(
    (sum, { last_date, left }) => (from_date <= last_date && last_date <= to_date ? sum + left : sum),
    0,
  )

/** An account with the exchanged overtime of a month; without any, it has no line. */
export function withOvertime<A extends LeaveAccount>(account: A, line: ExchangedOvertime): A {
  const others = (account.overtime ?? []).filter(({ month }) => month !== line.month)
  if (!line.minutes) return withoutOvertime(account, line.month)
  return { ...account, overtime: [...others, line].toSorted((one, other) => (one.month < other.month ? -1 : 1)) }
}

/** An account without the exchanged overtime of a month. */
export function withoutOvertime<A extends LeaveAccount>(account: A, month: Month): A {
  const { overtime = [], ...rest } = account
  const others = overtime.filter(line => line.month !== month)
  return { ...(rest as A), ...(others.length && { overtime: others }) }
}

/** An account with what a request takes of exchanged overtime, or without it. */
export function overtimeTakenBy(
  { overtime_taken = [] }: LeaveAccount,
  request: string,
  taken?: Omit<OvertimeTaken, 'request'>,
): Pick<LeaveAccount, 'overtime_taken'> {
  const others = overtime_taken.filter(one => one.request !== request)
  return { overtime_taken: taken ? [...others, { request, ...taken }].toSorted(byEnd) : others }
}

/** The scheduled minutes that a leave takes from exchanged overtime; nothing for leave of another type. */
export const minutesOfTimeOff = (
  { type_id, from_date, to_date }: Period & { type_id: number },
  situation: Pick<Situation, 'terms' | 'calendar'>,
): { minutes?: number } => {
  if (leaveType(type_id)?.source !== 'overtime') return {}
  const period = { from_date, to_date }
  return { minutes: scheduledMinutes(period, workingTimeOf(situation, yearsOf(period))) }
}

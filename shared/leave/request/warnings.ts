import { addDays, type Day, type Year } from '../../calendar/day.ts'
import { withinYear, yearsOf, type Period } from '../../calendar/period.ts'
import { decreeWarning } from '../../calendar/statutory-days.ts'
import { workingDays } from '../../calendar/working-days.ts'
import type { Sentence } from '../../words/sentence.ts'
import { areAdjoining } from '../balance/adjoining.ts'
import { leftOf } from '../balance/balance.ts'
import { bookOf } from '../balance/employment-book.ts'
import { maternityLeave } from '../entitlement/special-leave/maternity.ts'
import { bereavementLeave, caregiverLeave } from '../entitlement/special-leave/released-from-work.ts'
import { rulesOf, workedBy, workingTimeOf, type Situation } from '../situation.ts'
import { leaveTypeIds, shortNotice } from '../types.ts'

/** The fields of a request that warnings depend on. */
interface Asked extends Period {
  type_id: number
}

/** What the law says against a request without forbidding it; none outside Hungary. The situation must hold the books of its years. */
export function warningsOf(asked: Asked, situation: Situation, today: Day): Sentence[] {
  if (rulesOf(situation.calendar).country !== 'HU') return []
  const years = yearsOf(asked)
  return [
    ...years.flatMap(year => decreeWarning(year, today)?.label ?? []),
    ...(noticeWarning(asked, today) ?? []),
    ...years.flatMap(year => ofType(asked, situation, year)),
    ...(asked.type_id === leaveTypeIds.vacation
      ? years.filter(year => endsLongBlock(asked, situation, { year, today })).map(longBlockWarning)
      : []),
  ]
}

function noticeWarning(asked: Asked, today: Day): Sentence[] | undefined {
  const paragraph = shortNotice(asked, today)
  return paragraph ? [{ key: 'balance:shortNotice', values: { paragraph } }] : undefined
}

/** What a leave is more than the law gives at once: caregiver leave of a year, bereavement of one death, maternity of one birth. */
function ofType(asked: Asked, situation: Situation, year: Year): Sentence[] {
  const parts = partsWith(asked, situation, year)
  const own = parts.find(part => part.some(period => period === asked)) ?? [asked]
  switch (asked.type_id) {
    case leaveTypeIds.caregiver:
      return parts.length > caregiverLeave.max_parts ? [{ key: 'balance:caregiverParts' }] : []
    case leaveTypeIds.funeral: {
      const { days } = own.reduce((sum, period) => ({ days: sum.days + costOf(period, situation) }), { days: 0 })
      return days > bereavementLeave.working_days ? [{ key: 'balance:bereavementBeyond', values: { days } }] : []
    }
    case leaveTypeIds.maternity: {
      const { from_date } = own[0]!
      const { last_day } = maternityLeave(from_date)
      return asked.to_date > last_day ? [{ key: 'balance:maternityBeyond', values: { last_day } }] : []
    }
    default:
      return []
  }
}

const costOf = (period: Period, situation: Situation) =>
  workingDays(period, workingTimeOf(situation, yearsOf(period))).days

/** The leaves of the same type in a year with the one that is asked for, those together between which nothing is worked. */
function partsWith(asked: Asked, situation: Situation, year: Year): Period[][] {
  const booked: Period[] = bookOf(situation, year).bookings.filter(({ type_id }) => type_id === asked.type_id)
  const parts: Period[][] = []
  for (const period of [...booked, asked].sort((one, other) => (one.from_date < other.from_date ? -1 : 1))) {
    const last = parts.at(-1)
    const end = last?.at(-1)?.to_date
    if (last && end && areAdjoining(end, period.from_date, workedBy(situation))) last.push(period)
    else parts.push([period])
  }
  return parts
}

/** The block of days without work that is due once a year, in calendar days (Mt. 122. § (3)). */
const longBlock = 14

const longBlockWarning = (year: Year): Sentence => ({ key: 'balance:noLongBlock', values: { year } })

/** Whether a request is the one after which the long block of the year can no longer be had. */
function endsLongBlock(asked: Asked, situation: Situation, { year, today }: { year: Year; today: Day }): boolean {
  const booked = bookOf(situation, year).bookings.filter(({ type_id }) => type_id === leaveTypeIds.vacation)
  const part = withinYear(asked, year)!
  const left = leftOf(situation, year)
  const missing = (periods: readonly Period[]) => missingOfBlock(periods, situation, { year, today })
  return missing(booked) <= left && missing([...booked, part]) > left - costOf(part, situation)
}

/** The fewest working days that are still to be taken for a long block in the year: none where there is one already. */
function missingOfBlock(
  booked: readonly Period[],
  situation: Situation,
  { year, today }: { year: Year; today: Day },
): number {
  const time = workingTimeOf(situation, [year])
  const isBooked = (day: Day) => booked.some(({ from_date, to_date }) => from_date <= day && day <= to_date)
  const missing: number[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const { days } = workingDays({ from_date: day, to_date: day }, time)
    // A day that was worked cannot be taken any more.
    missing.push(days === 0 || isBooked(day) ? 0 : day < today ? Infinity : days)
  }
  let fewest = Infinity
  for (let first = 0; first + longBlock <= missing.length; first += 1)
    fewest = Math.min(
      fewest,
      missing.slice(first, first + longBlock).reduce((sum, days) => sum + days, 0),
    )
  return fewest
}

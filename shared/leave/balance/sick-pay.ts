import { daysIn } from './balance.ts'
import { bookDuring } from './employment-book.ts'
import type { LeaveRequest } from '../model.ts'
import { entitlementOf, rulesOf, type Situation } from '../situation.ts'
import { leaveTypeIds } from '../types.ts'

type Illness = Pick<LeaveRequest, 'type_id' | 'from_date' | 'days_by_year'>

const isIllness = ({ type_id }: Pick<Illness, 'type_id'>) => type_id === leaveTypeIds.sick

/**
 * Working days of a sick leave on which sick pay (táppénz) is due: those after the sick leave of their year is used up, in
 * the order of the days (Mt. 126. § (1)). None outside Hungary. The situation must hold the books of its years.
 */
export function sickPayDays(illness: Illness, situation: Situation): number {
  if (!isIllness(illness) || !hasSickPay(situation)) return 0
  return Object.entries(illness.days_by_year).reduce((sum, [year, days]) => {
    const { bookings } = bookDuring(situation, Number(year))
    const earlier = bookings.filter(booking => isIllness(booking) && booking.from_date < illness.from_date)
    const left = Math.max(0, entitlementOf(situation, Number(year)).sick_leave_days - daysIn(earlier))
    return sum + Math.max(0, days - left)
  }, 0)
}

/** The additional days of sick pay if this sick leave were booked, its own or those of a later one. */
export function sickPayAdded({ type_id, days_by_year }: Omit<Illness, 'from_date'>, situation: Situation): number {
  if (!isIllness({ type_id }) || !hasSickPay(situation)) return 0
  return Object.entries(days_by_year).reduce((sum, [year, days]) => {
    const booked = daysIn(bookDuring(situation, Number(year)).bookings.filter(isIllness))
    const due = entitlementOf(situation, Number(year)).sick_leave_days
    return sum + Math.max(0, booked + days - due) - Math.max(0, booked - due)
  }, 0)
}

const hasSickPay = ({ calendar }: Situation) => rulesOf(calendar).country === 'HU'

import { addDays, yearOf, type Day } from '../../calendar/day.ts'
import { commonPart, wholeYear } from '../../calendar/period.ts'
import { workingDays } from '../../calendar/working-days.ts'
import type { WorkCalendar } from '../../company/model.ts'
import type { Member } from '../../company/model.ts'
import { bookDuring } from '../../leave/balance/employment-book.ts'
import type { LeaveBook } from '../../leave/model.ts'
import { emptyAccount, entitlementOf, rulesOf, workingTimeOf, type Situation } from '../../leave/situation.ts'
import { leaveTypeIds } from '../../leave/types.ts'
import { employmentDuring } from '../../people/employments.ts'
import type { Employment, EmploymentTerms } from '../../people/model.ts'
import type { SheetDay } from '../model.ts'

/** Whose illness it is, and what is booked. */
export interface Ill {
  member: Member
  terms: EmploymentTerms
  calendar: WorkCalendar
  books: readonly LeaveBook[]
}

/** The days of illness, of days in order, on which sickness benefit is due: those after the sick leave of their year is used up (Mt. 126. § (1)). */
export function benefitDays(days: readonly SheetDay[], ill: Ill): Set<Day> {
  const found = new Set<Day>()
  if (rulesOf(ill.calendar).country !== 'HU') return found
  const left = new Map<string, number>()
  for (const { date, leave, leave_days } of days) {
    if (!leave?.is_approved || leave.type_id !== leaveTypeIds.sick) continue
    const employment = employmentDuring(ill.terms, { from_date: date, to_date: date })
    if (!employment) continue
    const account = `${yearOf(date)} ${employment.employment_start}`
    const before = left.get(account) ?? leftBefore(date, employment, ill)
    if (before < leave_days) found.add(date)
    left.set(account, Math.max(0, before - leave_days))
  }
  return found
}

/** The days of sick leave that an employment has left in a year when a day begins. */
function leftBefore(day: Day, employment: Employment, ill: Ill): number {
  const year = yearOf(day)
  const whose = { company: ill.member.company, member: ill.member.id }
  const situation: Situation = { ...ill, employment, account: emptyAccount(whose), others: [] }
  const before = { ...wholeYear(year), to_date: addDays(day, -1) }
  const time = workingTimeOf(ill, [year])
  const taken = bookDuring(situation, year)
    .bookings.filter(({ type_id, status }) => type_id === leaveTypeIds.sick && status === 'approved')
    .reduce((sum, booking) => {
      const part = commonPart(booking, before)
      return sum + (part ? workingDays(part, time).days : 0)
    }, 0)
  return Math.max(0, entitlementOf(situation, year).sick_leave_days - taken)
}

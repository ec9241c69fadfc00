import { monthOf, type Day } from '../../calendar/day.ts'
import { commonPart, monthsOf, type Period } from '../../calendar/period.ts'
import { periodOfMonth } from '../../calendar/month.ts'
import { overtimeUnused } from '../../leave/balance/overtime-bucket.ts'
import type { Booking, LeaveAccount } from '../../leave/model.ts'
import { keepsAway, leaveType, leaveTypeIds } from '../../leave/types.ts'
import { exchangeable } from '../exchangeable.ts'
import { type AttendanceSheet, type SheetDay, type SheetState } from '../model.ts'
import { holidayMinutes, sheetDays } from '../sheet-days.ts'
import { totalsOf } from '../sheet-totals.ts'
import { payItems, payrollFigures, type Figures, type PayItem, type PayrollFigure } from './figures.ts'
import { benefitDays, type Ill } from './illness.ts'

/** What the payroll of a person follows from. */
export interface PayrollFacts extends Ill {
  /** The sheets of the months that the period touches, as far as anything was said of them. */
  sheets: readonly AttendanceSheet[]
  /** The leave account, which knows the overtime that is exchanged for time off; null of somebody who has none. */
  account: LeaveAccount | null
}

/** An absence of a period as payroll is told of it: the days of one request that are paid in one way. */
export interface PayrollAbsence {
  request: string
  item: PayItem
  from_date: Day
  to_date: Day
  days: number
  minutes: number
}

/** What payroll is told of a person. */
export interface PersonPayroll {
  figures: Figures
  absences: PayrollAbsence[]
  /** The state of the sheet that is least far. */
  state: SheetState
}

/** The payroll of a period; undefined of somebody who was not employed on any of its days. What no sheet says otherwise counts as scheduled. */
export function personPayroll(facts: PayrollFacts, period: Period): PersonPayroll | undefined {
  const days = daysOf(facts, period)
  if (days.every(({ kind }) => kind === 'not_employed')) return undefined
  const benefit = benefitDays(days, facts)
  const paid = days.flatMap(day => {
    const item = itemOf(day, benefit)
    return item ? [{ day, item }] : []
  })
  const bookings = facts.books.flatMap(book => book.bookings)
  const figures = {
    ...worked(days, period),
    ...exchangedOvertime(days, facts, period),
    ...takenOff(paid),
    public_holiday_hours: paidHolidays(days, bookings, facts),
  }
  return { figures: nonZero(figures), absences: absencesIn(paid, bookings, period), state: stateOf(facts, days) }
}

/** The days of a period: those of accepted sheets as they were accepted, the others as they follow from schedule, leave and corrections. */
export function daysOf(
  { terms, calendar, books, sheets }: Omit<PayrollFacts, 'member' | 'account'>,
  period: Period,
): SheetDay[] {
  const absences = books.flatMap(book => book.bookings)
  return monthsOf(period).flatMap(month => {
    const part = commonPart(periodOfMonth(month), period)
    const kept = sheets.find(sheet => sheet.month === month)
    if (!part) return []
    if (kept?.accepted_days)
      return kept.accepted_days.filter(({ date }) => part.from_date <= date && date <= part.to_date)
    return sheetDays(part, { terms, calendar, absences, corrections: kept?.corrections ?? {} })
  })
}

/** How a day of leave is paid; undefined: it is none, or work at home. */
function itemOf({ date, leave }: SheetDay, benefit: ReadonlySet<Day>): PayItem | undefined {
  if (!leave?.is_approved || !keepsAway(leave.type_id)) return undefined
  const key = leaveType(leave.type_id)?.key
  if (key === 'sick') return benefit.has(date) ? 'sickness_benefit' : 'sick_leave'
  return payItems.find(item => item === key)
}

function worked(days: readonly SheetDay[], { to_date }: Period): Figures {
  const totals = totalsOf(days, to_date)
  return {
    scheduled_hours: totals.scheduled_minutes,
    worked_days: totals.worked_days,
    worked_hours: totals.worked_minutes,
    overtime_hours: totals.overtime_minutes,
    night_hours: totals.night_minutes,
    holiday_hours: totals.holiday_minutes,
    stand_by_hours: totals.stand_by_minutes,
    home_office_days: totals.home_office_days,
    missed_days: totals.missed_days,
  }
}

/**
 * The overtime that is exchanged for time off and not paid, and that of which the time off was not taken in time, so that it is. Only the
 * acceptance of a sheet exchanges any: what no account holds would otherwise be paid nowhere once the employment ends.
 */
function exchangedOvertime(
  days: readonly SheetDay[],
  { account, terms, sheets }: PayrollFacts,
  period: Period,
): Figures {
  const exchanged = new Set(sheets.flatMap(({ month, time_off_until }) => (time_off_until ? [month] : [])))
  return {
    overtime_exchanged_hours: exchangeable(days.filter(({ date }) => exchanged.has(monthOf(date)))),
    time_off_unused_hours: account ? overtimeUnused({ account, terms }, period) : 0,
  }
}

interface Paid {
  day: SheetDay
  item: PayItem
}

function takenOff(paid: readonly Paid[]): Figures {
  const figures: Figures = {}
  const add = (figure: PayrollFigure, by: number) => (figures[figure] = (figures[figure] ?? 0) + by)
  for (const { day, item } of paid) {
    add(`${item}_days`, day.leave_days)
    add(`${item}_hours`, day.scheduled_minutes)
  }
  return figures
}

/** The minutes that public holidays on working weekdays are paid for (Mt. 146. § (3) d)), but where somebody is on leave that is not paid like work. */
function paidHolidays(days: readonly SheetDay[], bookings: readonly Booking[], facts: PayrollFacts): number {
  const likeWork: readonly number[] = [leaveTypeIds.vacation, leaveTypeIds.extra, leaveTypeIds.home, leaveTypeIds.lieu]
  const unpaid = bookings.filter(({ status, type_id }) => status === 'approved' && !likeWork.includes(type_id))
  return days
    .filter(({ kind }) => kind === 'public_holiday')
    .filter(({ date }) => !unpaid.some(({ from_date, to_date }) => from_date <= date && date <= to_date))
    .reduce((sum, { date }) => sum + holidayMinutes(date, facts), 0)
}

/** The absences in the order of their days, each from and to the days that it was asked for, as far as they lie in the period. */
function absencesIn(paid: readonly Paid[], bookings: readonly Booking[], period: Period): PayrollAbsence[] {
  const byRequest = Map.groupBy(paid, ({ day, item }) => `${day.leave!.request} ${item}`)
  return [...byRequest.values()].map(some => {
    const [first, last] = [some[0]!, some.at(-1)!]
    const { request } = first.day.leave!
    const parts = bookings.filter(booking => booking.request === request)
    const days = paid.filter(({ day }) => day.leave!.request === request)
    // An illness that is paid in two ways changes on the first day of the benefit.
    const begins = days[0]!.item === first.item ? (parts[0]?.from_date ?? first.day.date) : first.day.date
    const ends = days.at(-1)!.item === last.item ? (parts.at(-1)?.to_date ?? last.day.date) : last.day.date
    return {
      request,
      item: first.item,
      from_date: begins > period.from_date ? begins : period.from_date,
      to_date: ends < period.to_date ? ends : period.to_date,
      days: some.reduce((sum, { day }) => sum + day.leave_days, 0),
      minutes: some.reduce((sum, { day }) => sum + day.scheduled_minutes, 0),
    }
  })
}

const states: readonly SheetState[] = ['open', 'handed_in', 'accepted']

function stateOf({ sheets }: PayrollFacts, days: readonly SheetDay[]): SheetState {
  const months = new Set(days.filter(({ kind }) => kind !== 'not_employed').map(({ date }) => date.slice(0, 7)))
  const found = [...months].map(month => sheets.find(sheet => sheet.month === month)?.state ?? 'open')
  return states.find(state => found.includes(state)) ?? 'open'
}

const nonZero = (figures: Figures): Figures =>
  Object.fromEntries(payrollFigures.flatMap(figure => (figures[figure] ? [[figure, figures[figure]]] : [])))

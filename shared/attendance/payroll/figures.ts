import type { LeaveTypeKey } from '../../leave/types.ts'

/** What somebody is paid for without working, or not paid for, as payroll tells it apart: illness is the employer's first, then the insurer's. */
export const payItems = [
  'vacation',
  'extra',
  'sick_leave',
  'sickness_benefit',
  'maternity',
  'paternity',
  'parental',
  'caregiver',
  'funeral',
  'unpaid',
  'lieu',
] as const
export type PayItem = (typeof payItems)[number]

/** The type of leave that an item comes from. */
export const leaveTypeOf = (item: PayItem): LeaveTypeKey =>
  item === 'sick_leave' || item === 'sickness_benefit' ? 'sick' : item

/** What is worked, in days. */
const workedInDays = ['worked_days', 'home_office_days', 'missed_days'] as const

/** What is worked, stood by for or paid without work, in minutes. */
const workedInMinutes = [
  'scheduled_hours',
  'worked_hours',
  'overtime_hours',
  'overtime_exchanged_hours',
  'time_off_unused_hours',
  'night_hours',
  'holiday_hours',
  'stand_by_hours',
  'public_holiday_hours',
] as const

type ItemFigure = `${PayItem}_${'days' | 'hours'}`
export type PayrollFigure = (typeof workedInDays)[number] | (typeof workedInMinutes)[number] | ItemFigure

/** Every figure that payroll is told of a person, in the order of the columns. */
export const payrollFigures: readonly PayrollFigure[] = [
  'scheduled_hours',
  'worked_days',
  'worked_hours',
  'overtime_hours',
  'overtime_exchanged_hours',
  'time_off_unused_hours',
  'night_hours',
  'holiday_hours',
  'public_holiday_hours',
  'stand_by_hours',
  'home_office_days',
  'missed_days',
  ...payItems.flatMap(item => [`${item}_days`, `${item}_hours`] as const),
]

/** Whether a figure is a duration in minutes, shown in hours, and not a number of days. */
export const isDuration = (figure: PayrollFigure) => figure.endsWith('_hours')

/** The figures of a person in whole days and minutes; what is nothing is left out. */
export type Figures = Partial<Record<PayrollFigure, number>>

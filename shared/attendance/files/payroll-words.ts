import type { TranslationKey } from '../../words/translation-key.ts'
import { payItems, type PayItem } from '../payroll/figures.ts'
import type { PayrollColumn } from '../payroll/model.ts'
import type { SheetState } from '../model.ts'

type Key = TranslationKey<'payroll' | 'common'>

/** What an item is called. */
export const itemWords: Record<PayItem, Key> = {
  vacation: 'common:leaveVacation',
  extra: 'common:leaveExtra',
  sick_leave: 'payroll:sickLeave',
  sickness_benefit: 'payroll:sicknessBenefit',
  maternity: 'common:leaveMaternity',
  paternity: 'common:leavePaternity',
  parental: 'common:leaveParental',
  caregiver: 'common:leaveCaregiver',
  funeral: 'common:leaveFuneral',
  unpaid: 'common:leaveUnpaid',
  lieu: 'common:leaveLieu',
}

const columnWords = {
  employee_number: 'payroll:employeeNumber',
  name: 'payroll:name',
  group: 'payroll:group',
  state: 'payroll:state',
  scheduled_hours: 'payroll:scheduledHours',
  worked_days: 'payroll:workedDays',
  worked_hours: 'payroll:workedHours',
  overtime_hours: 'payroll:overtimeHours',
  overtime_exchanged_hours: 'payroll:overtimeExchangedHours',
  time_off_unused_hours: 'payroll:timeOffUnusedHours',
  night_hours: 'payroll:nightHours',
  holiday_hours: 'payroll:holidayHours',
  public_holiday_hours: 'payroll:publicHolidayHours',
  stand_by_hours: 'payroll:standByHours',
  home_office_days: 'payroll:homeOfficeDays',
  missed_days: 'payroll:missedDays',
} as const satisfies Partial<Record<PayrollColumn, Key>>

export const stateWords: Record<SheetState, Key> = {
  open: 'payroll:open',
  handed_in: 'payroll:handedIn',
  accepted: 'payroll:accepted',
}

/** Says a sentence in some language. */
export type Say = (key: Key, values?: Record<string, string | number>) => string

/** What a column is called; that of an item by the item and its unit. */
export function columnTitle(column: PayrollColumn, say: Say): string {
  if (column in columnWords) return say(columnWords[column as keyof typeof columnWords])
  const item = itemOfFigure(column)
  const name = item ? say(itemWords[item]) : column
  return say(column.endsWith('_days') ? 'payroll:inDays' : 'payroll:inHours', { name })
}

/** The item that a figure is of; undefined of what is worked. */
export const itemOfFigure = (figure: string): PayItem | undefined =>
  payItems.find(item => figure === `${item}_days` || figure === `${item}_hours`)

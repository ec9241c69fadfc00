import { monthOf, type Month } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import type { Period } from '#shared/calendar/period.ts'
import type { Language } from '#shared/words/language.ts'
import { sayingIn } from './saying.ts'

/** What a payroll file is called, without its ending: by its month, or by its days. */
export function payrollFileName({ from_date, to_date }: Period, language: Language): string {
  const month = monthOf(from_date)
  const whole = periodOfMonth(month)
  const isMonth = whole.from_date === from_date && whole.to_date === to_date
  return `${sayingIn(language)('payroll:payrollFile')}-${isMonth ? month : `${from_date}-${to_date}`}`
}

/** What a file of attendance sheets is called, without its ending. */
export const attendanceFileName = (month: Month, language: Language) =>
  `${sayingIn(language)('payroll:attendanceFile')}-${month}`

import type { Company, WorkCalendar } from '#shared/company/model.ts'
import { hoursOn } from '#shared/company/rules.ts'

interface WholeCompany {
  company: Company
  calendar: WorkCalendar
  headcount: { active: number }
}

/** A company as it travels, with the hours of today. */
export const companyView = ({ company, calendar, headcount }: WholeCompany, today: string) => ({
  data: { ...company, employee_count: headcount.active, ...hoursOn(calendar, today) },
})

import type { Company, WorkCalendar } from '#shared/company/model.ts'
import { countryFacts } from '#shared/company/country-facts.ts'
import { hoursOn, earliestDay } from '#shared/company/rules.ts'

interface WholeCompany {
  company: Company
  calendar: WorkCalendar
  /** The number of active members. */
  headcount: number
}

/** The reply about a company, with the working hours of today and their whole history. */
export const companyView = ({ company, calendar, headcount }: WholeCompany, today: string) => ({
  data: {
    ...company,
    ...countryFacts(company.country),
    employee_count: headcount,
    ...hoursOn(calendar, today),
    hours: calendar.hours.map(({ valid_from, ...hours }) => ({
      valid_from: valid_from === earliestDay ? null : valid_from,
      ...hours,
    })),
  },
})

import type { Company, WorkCalendar } from '#shared/company/model.ts'
import { countryFacts, type CountryTable } from '#shared/company/countries/country-table.ts'
import { hoursOn, earliestDay } from '#shared/company/rules.ts'

interface WholeCompany {
  company: Company
  calendar: WorkCalendar
  /** The number of active members. */
  headcount: number
  countries: CountryTable
}

/** The reply about a company, with the working hours of today and their whole history. */
export const companyView = ({ company, calendar, headcount, countries }: WholeCompany, today: string) => ({
  data: {
    ...company,
    ...countryFacts(countries, company.country),
    employee_count: headcount,
    ...hoursOn(calendar, today),
    hours: calendar.hours.map(({ valid_from, ...hours }) => ({
      valid_from: valid_from === earliestDay ? null : valid_from,
      ...hours,
    })),
  },
})

import { dayInBudapest } from '../calendar/budapest-day.ts'
import { yearOf, type Day, type Year } from '../calendar/day.ts'
import { overlaps, wholeYear, type Period } from '../calendar/period.ts'
import type { Member } from '../company/model.ts'
import type { Employment, EmploymentTerms } from './model.ts'

type Known = Pick<EmploymentTerms, keyof Employment | 'earlier_employments'>

/** The present employment, without the other terms. */
export const presentEmployment = ({
  employment_start,
  employment_end,
  first_year_kept,
  taken_before,
  brought,
}: Employment): Employment => ({ employment_start, employment_end, first_year_kept, taken_before, brought })

/** Every employment of a person in the company, in order. One that goes on by legal succession (Mt. 36. § (1)) is the same employment. */
export const employmentsOf = (terms: Known): Employment[] => [...terms.earlier_employments, presentEmployment(terms)]

/** The days of an employment; without a known start or end it is taken to last. */
export const periodOfEmployment = ({ employment_start, employment_end }: Employment): Period => ({
  from_date: employment_start ?? '1900-01-01',
  to_date: employment_end ?? '2100-12-31',
})

/** Whether all days of a period lie in an employment. */
export const isDuring = (period: Period, employment: Employment): boolean => {
  const { from_date, to_date } = periodOfEmployment(employment)
  return from_date <= period.from_date && period.to_date <= to_date
}

/** The employment in which all days of a period lie; undefined: none does. */
export const employmentDuring = (terms: Known, period: Period): Employment | undefined =>
  employmentsOf(terms).find(employment => isDuring(period, employment))

/**
 * The employment to which days that are granted or taken away by hand on a day belong in a year: the last one that had begun by then,
 * else the first; undefined where none touches the year.
 */
export function employmentOfGrant(terms: Known, year: Year, day: Day): Employment | undefined {
  const inYear = employmentsIn(terms, year)
  return inYear.findLast(one => periodOfEmployment(one).from_date <= day) ?? inYear[0]
}

/** The employments that touch a year, in order. */
export const employmentsIn = (terms: Known, year: Year): Employment[] =>
  employmentsOf(terms).filter(one => overlaps(periodOfEmployment(one), wholeYear(year)))

/** The first year whose leave is kept here for an employment; what came before gives only what was entered for it. */
export function firstYearKept({ created_at }: Pick<Member, 'created_at'>, employment: Employment): Year {
  const { first_year_kept, employment_start } = employment
  const kept = first_year_kept ?? yearOf(dayInBudapest(created_at * 1000))
  return employment_start ? Math.max(kept, yearOf(employment_start)) : kept
}

import { useTranslation } from 'react-i18next'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { longWeekendSegments } from './language-of-address.ts'

/** The years that have a page of long weekends; the last one's decree is still to come. */
export const longWeekendYears = [2026, 2027] as const

const [firstYear] = longWeekendYears

/** Said by the browser alone: the calendar's own rule stands on the schemas' library, which public pages load later. */
const yearInBudapest = () =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Budapest', year: 'numeric' }).format())

export const longWeekendsPath = (year: number, language: string): string =>
  `/${longWeekendSegments[language === 'en' ? 'en' : 'hu']}/${year}`

/** The year whose page is led to from elsewhere: that in which we are, or the first where it has none. */
export const linkedYear = (thisYear: number) => longWeekendYears.find(known => known === thisYear) ?? firstYear

/** The page of this year's long weekends; until a prerendered page is hydrated, of the first year that has one. */
export function useLongWeekendsPath() {
  const { i18n } = useTranslation()
  const year = linkedYear(useHydrated() ? yearInBudapest() : firstYear)
  return { year, path: longWeekendsPath(year, i18n.language) }
}

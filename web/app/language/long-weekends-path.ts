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

/** The page of this year's long weekends; until a prerendered page is hydrated, of the first year that has one. */
export function useLongWeekendsPath() {
  const { i18n } = useTranslation()
  const thisYear = useHydrated() ? yearInBudapest() : firstYear
  const year = longWeekendYears.find(known => known === thisYear) ?? firstYear
  return { year, path: longWeekendsPath(year, i18n.language) }
}

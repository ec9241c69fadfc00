import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/calendar/day.ts'

/** The short names of weekdays in the language of the page: "Sze". */
export function useWeekday() {
  const { language } = useTranslation().i18n
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short' })
  return (day: Day) => format.format(new Date(`${day}T00:00:00Z`))
}

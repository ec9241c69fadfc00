import { useTranslation } from 'react-i18next'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { CalendarView } from './use-calendar-view.ts'

const numerals = ['I', 'II', 'III', 'IV'] as const

/** `2026. november`, `2026. IV. negyedév`, `Q4 2026` or `2026`. */
export function useTimeName({ scale, month }: Pick<CalendarView, 'scale' | 'month'>): string {
  const { t, i18n } = useTranslation('leave')
  const { monthName } = useDates()
  const year = month.slice(0, 4)
  if (scale === 'month') return monthName(month)
  if (scale === 'year') return t('calendarYearName', { year })
  const place = Math.floor((Number(month.slice(5)) - 1) / 3)
  return t('calendarQuarterName', { year, quarter: i18n.language === 'hu' ? numerals[place] : place + 1 })
}

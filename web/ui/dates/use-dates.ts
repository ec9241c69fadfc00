import { useTranslation } from 'react-i18next'
import {
  dayRange,
  dayWithWeekday,
  longDay,
  mediumDay,
  momentInBudapest,
  monthInWords,
  shortDay,
  shortRange,
} from '#web/ui/dates/dates.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'

/** Dates in the language of the page, and which day it is. */
export function useDates() {
  const { language } = useTranslation().i18n
  const today = todayInBudapest()
  return {
    today,
    long: (day: string) => longDay(day, language),
    withWeekday: (day: string) => dayWithWeekday(day, language),
    short: (day: string) => shortDay(day, language, today.slice(0, 4)),
    monthName: (month: string) => monthInWords(month, language),
    medium: (day: string) => mediumDay(day, language),
    range: (from: string, to: string) => dayRange(from, to, language),
    shortRange: (from: string, to: string) => shortRange(from, to, language, today.slice(0, 4)),
    moment: (seconds: number) => momentInBudapest(seconds, language),
  }
}

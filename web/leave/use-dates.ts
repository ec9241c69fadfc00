import { useTranslation } from 'react-i18next'
import {
  dayRange,
  dayWithWeekday,
  longDay,
  mediumDay,
  momentInBudapest,
  monthInWords,
  shortDay,
  todayInBudapest,
} from './dates.ts'

/** Dates in the language of the page, and which day it is. */
export function useDates() {
  const { i18n } = useTranslation()
  const language = i18n.language.startsWith('en') ? 'en' : 'hu'
  const today = todayInBudapest()
  return {
    today,
    long: (day: string) => longDay(day, language),
    withWeekday: (day: string) => dayWithWeekday(day, language),
    short: (day: string) => shortDay(day, language, today.slice(0, 4)),
    monthName: (month: string) => monthInWords(month, language),
    medium: (day: string) => mediumDay(day, language),
    range: (from: string, to: string) => dayRange(from, to, language),
    moment: (seconds: number) => momentInBudapest(seconds, language),
  }
}

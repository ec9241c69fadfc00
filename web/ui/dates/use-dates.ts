import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import {
  dayOfMonth,
  dayRange,
  dayWithWeekday,
  longDay,
  mediumDay,
  momentInBudapest,
  timeInBudapest,
  monthInWords,
  shortDay,
  shortMonth,
  shortRange,
  weekdayName,
} from '#web/ui/dates/dates.ts'
import { todayInBudapest, watchToday } from '#web/ui/dates/today.ts'

const now = () => todayInBudapest()

/** Dates in the language of the page, and which day it is. */
export function useDates() {
  const { language } = useTranslation().i18n
  const today = useSyncExternalStore(watchToday, now, now)
  return {
    today,
    long: (day: string) => longDay(day, language),
    withWeekday: (day: string) => dayWithWeekday(day, language),
    weekday: (day: string) => weekdayName(day, language),
    dayOfMonth: (day: string) => dayOfMonth(day, language),
    short: (day: string) => shortDay(day, language, today.slice(0, 4)),
    shortMonth: (day: string) => shortMonth(day, language),
    monthName: (month: string) => monthInWords(month, language),
    medium: (day: string) => mediumDay(day, language),
    range: (from: string, to: string) => dayRange(from, to, language),
    shortRange: (from: string, to: string) => shortRange(from, to, language, today.slice(0, 4)),
    moment: (seconds: number) => momentInBudapest(seconds, language),
    time: (seconds: number) => timeInBudapest(seconds, language),
  }
}

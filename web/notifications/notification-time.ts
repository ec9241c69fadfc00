import { addDays } from '#shared/calendar/day.ts'
import { localeOf } from '#web/ui/dates/locale.ts'
import { dayInBudapest } from '#web/ui/dates/today.ts'

export type DayCalled = 'today' | 'yesterday' | 'earlier'

/** How the day is called on which something came. */
export function dayCalled(seconds: number, now = new Date()): DayCalled {
  const [day, today] = [dayInBudapest(new Date(seconds * 1000)), dayInBudapest(now)]
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : 'earlier'
}

/** When a notification came: the time for today's, the day and the time for older ones. */
export function notificationTime(seconds: number, language: string, now = new Date()): string {
  const locale = localeOf(language)
  const zone = { timeZone: 'Europe/Budapest' }
  const at = new Date(seconds * 1000)
  const [day, today] = [dayInBudapest(at), dayInBudapest(now)]
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const format = day === today ? time : ({ month: 'short', day: 'numeric', ...year, ...time } as const)
  return new Intl.DateTimeFormat(locale, { ...zone, ...format }).format(at)
}

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

/** When a notification came, below the name of its day: the time for today's and yesterday's, the day for older ones. */
export function notificationTime(seconds: number, language: string, now = new Date()): string {
  const at = new Date(seconds * 1000)
  const isOfThisYear = dayInBudapest(at).slice(0, 4) === dayInBudapest(now).slice(0, 4)
  const day = { month: 'short', day: 'numeric', ...(!isOfThisYear && ({ year: 'numeric' } as const)) } as const
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const format = dayCalled(seconds, now) === 'earlier' ? day : time
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'Europe/Budapest', ...format }).format(at)
}

import { dayInBudapest } from '#web/ui/dates/today.ts'

/** When a notification came: the time for today's, the day and the time for older ones. */
export function notificationTime(seconds: number, language: string, now = new Date()): string {
  const locale = language.startsWith('en') ? 'en-GB' : 'hu-HU'
  const zone = { timeZone: 'Europe/Budapest' }
  const at = new Date(seconds * 1000)
  const [day, today] = [dayInBudapest(at), dayInBudapest(now)]
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const format = day === today ? time : ({ month: 'short', day: 'numeric', ...year, ...time } as const)
  return new Intl.DateTimeFormat(locale, { ...zone, ...format }).format(at)
}

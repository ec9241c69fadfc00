/** When a notice came: the time for today's, the day and the time for older ones. */
export function noticeMoment(seconds: number, language: string, now = new Date()): string {
  const locale = language.startsWith('en') ? 'en-GB' : 'hu-HU'
  const zone = { timeZone: 'Europe/Budapest' }
  const at = new Date(seconds * 1000)
  const day = (date: Date) => new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short' }).format(date)
  const year = day(at).slice(0, 4) === day(now).slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const format = day(at) === day(now) ? time : ({ month: 'short', day: 'numeric', ...year, ...time } as const)
  return new Intl.DateTimeFormat(locale, { ...zone, ...format }).format(at)
}

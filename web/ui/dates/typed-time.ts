import { minutesADay, type ClockTime } from '#shared/calendar/clock-time.ts'

/** A time of the day as people type it: "8", "800", "8.30", "16:30", and as spreadsheets copy it, "16:30:00"; undefined where it is none. */
export function typedTime(text: string): ClockTime | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,]?(\d\d)(?::00)?)?$/.exec(text.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  // A shift that ends at midnight ends at the first moment of the next day.
  if (Number(hours) === 24 && minutes === '00') return '00:00'
  return Number(hours) > 23 ? undefined : `${hours.padStart(2, '0')}:${minutes}`
}

/** A duration in minutes as people type it: "0:30", "1,5" hours, or a whole number of `unit`; undefined where it is none. */
export function typedMinutes(text: string, unit: 'minutes' | 'hours'): number | undefined {
  const minutes = minutesIn(text.trim(), unit)
  return minutes !== undefined && minutes <= minutesADay ? minutes : undefined
}

function minutesIn(text: string, unit: 'minutes' | 'hours'): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  if (/^\d{1,2}[.,]\d{1,2}$/.test(text)) return Math.round(Number(text.replace(',', '.')) * 60)
  if (!/^\d{1,4}$/.test(text)) return undefined
  return unit === 'hours' ? Number(text) * 60 : Number(text)
}

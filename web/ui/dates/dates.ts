import { localeOf } from './locale.ts'

/** A plain date has no time zone: it is read and written in one and the same. */
const instant = (day: string) => new Date(`${day}T00:00:00Z`)

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  let known = formats.get(key)
  if (!known) formats.set(key, (known = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options })))
  return known
}

/** `2026. november 20., péntek` */
export const longDay = (day: string, language: string) =>
  format(language, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }).format(instant(day))

/** `2026. november 20.` */
export const fullDay = (day: string, language: string) => format(language, { dateStyle: 'long' }).format(instant(day))

/** `november 20.`: a birthday without the age. */
export const dayOfYear = (day: string, language: string) =>
  format(language, { month: 'long', day: 'numeric' }).format(instant(day))

/** `nov. 23., hétfő` */
export const dayWithWeekday = (day: string, language: string) =>
  format(language, { month: 'short', day: 'numeric', weekday: 'long' }).format(instant(day))

/** `hétfő` */
export const weekdayName = (day: string, language: string) => format(language, { weekday: 'long' }).format(instant(day))

/** `nov.` */
export const shortMonth = (day: string, language: string) => format(language, { month: 'short' }).format(instant(day))

/** `23.` */
export const dayOfMonth = (day: string, language: string) =>
  `${Number(day.slice(8))}${language.startsWith('en') ? '' : '.'}`

/** `nov. 30.`, with the year only where it is another one than this. */
export const shortDay = (day: string, language: string, thisYear: string) =>
  format(language, { month: 'short', day: 'numeric', ...(day.startsWith(thisYear) ? {} : { year: 'numeric' }) }).format(
    instant(day),
  )

/** `2026. nov. 23.` */
export const mediumDay = (day: string, language: string) =>
  format(language, { year: 'numeric', month: 'short', day: 'numeric' }).format(instant(day))

/** `2026. november` */
export const monthInWords = (month: string, language: string) =>
  format(language, { year: 'numeric', month: 'long' }).format(instant(`${month}-01`))

/** `november` */
export const monthName = (month: string, language: string) =>
  format(language, { month: 'long' }).format(instant(`${month}-01`))

/** `2026. nov. 26–30.` or a single day. */
export const dayRange = (from: string, to: string, language: string) =>
  format(language, { year: 'numeric', month: 'short', day: 'numeric' }).formatRange(instant(from), instant(to))

/** `nov. 26–30.`, with the year only where it is another one than this. */
export const shortRange = (from: string, to: string, language: string, thisYear: string) =>
  from.startsWith(thisYear) && to.startsWith(thisYear)
    ? format(language, { month: 'short', day: 'numeric' }).formatRange(instant(from), instant(to))
    : dayRange(from, to, language)

/** `9:05`, from unix seconds. */
export const timeInBudapest = (seconds: number, language: string) =>
  format(language, { timeZone: 'Europe/Budapest', timeStyle: 'short' }).format(seconds * 1000)

/** `2026. nov. 20. 9:05`, from unix seconds. */
export const momentInBudapest = (seconds: number, language: string) =>
  format(language, { timeZone: 'Europe/Budapest', dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)

import { endOfMonth, endOfYear, parseDate, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date'
import type { IsoDate } from '../../form/date-range/iso-date.ts'

type Step = (from: CalendarDate) => CalendarDate

const byKey: Record<string, Step> = {
  ArrowLeft: from => from.subtract({ days: 1 }),
  ArrowRight: from => from.add({ days: 1 }),
  Home: startOfMonth,
  End: endOfMonth,
  PageUp: from => from.subtract({ months: 1 }),
  PageDown: from => from.add({ months: 1 }),
}

/** Where a month is one line, the day below is that of the next month; where it is drawn in weeks, that of the next week. */
const byLayout: Record<'lines' | 'weeks', Record<string, Step>> = {
  lines: { ArrowUp: byKey['PageUp']!, ArrowDown: byKey['PageDown']! },
  weeks: { ArrowUp: from => from.subtract({ weeks: 1 }), ArrowDown: from => from.add({ weeks: 1 }) },
}

const withControl: Record<string, Step> = { Home: startOfYear, End: endOfYear }

/** The day that a key goes to from another one of the same year; undefined where it goes nowhere. */
export function stepFrom(
  day: IsoDate,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  layout: 'lines' | 'weeks',
): IsoDate | undefined {
  const step = ctrlKey ? withControl[key] : (byLayout[layout][key] ?? byKey[key])
  if (!step) return undefined
  const to = step(parseDate(day)).toString()
  return to.slice(0, 4) === day.slice(0, 4) ? to : undefined
}

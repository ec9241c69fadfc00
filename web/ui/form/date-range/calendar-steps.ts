import { addDays, addMonths, dayFrom, monthOf, yearOf, type Month } from '#shared/calendar/day.ts'
import type { IsoDate } from './iso-date.ts'

/** Days in order. */
export interface Chosen {
  from: IsoDate
  to: IsoDate
}

/** Two days as a range, the earlier one first. */
export const inOrder = (one: IsoDate, other: IsoDate): Chosen =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

interface Bounds {
  /** With Shift a page is a year. */
  isFar: boolean
  min: IsoDate | undefined
  max: IsoDate | undefined
}

/** The day that a key leads to, within the days that can be reached; undefined for keys that lead nowhere. */
export function nextDay(from: IsoDate, key: string, { isFar, min, max }: Bounds): IsoDate | undefined {
  const to = stepOf(from, key, isFar)
  if (to === undefined) return undefined
  if (min !== undefined && to < min) return min
  return max !== undefined && to > max ? max : to
}

function stepOf(from: IsoDate, key: string, isFar: boolean): IsoDate | undefined {
  const page = isFar ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'PageUp':
      return addMonths(from, -page)
    case 'PageDown':
      return addMonths(from, page)
    case 'Home':
      return `${monthOf(from)}-01`
    case 'End':
      return dayFrom(yearOf(from), Number(from.slice(5, 7)), 31)
    default:
      return undefined
  }
}

/** The first month in view once a month is to be seen: as before where it is, else turned as little as possible forwards, and to it backwards. */
export function viewOf(view: Month, wanted: Month, count: number): Month {
  const last = monthOf(addMonths(`${view}-01`, count - 1))
  if (wanted < view) return wanted
  return wanted > last ? monthOf(addMonths(`${wanted}-01`, 1 - count)) : view
}

/** Where a day lies in what is chosen. */
export type Part = 'only' | 'first' | 'within' | 'last' | undefined

export function partOf(day: IsoDate, chosen: Chosen | undefined): Part {
  if (!chosen || day < chosen.from || day > chosen.to) return undefined
  if (chosen.from === chosen.to) return 'only'
  return day === chosen.from ? 'first' : day === chosen.to ? 'last' : 'within'
}

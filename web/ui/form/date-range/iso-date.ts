import { parseDate, type CalendarDate } from '@internationalized/date'

/** A day as the wire and the fields have it: `2026-11-26`. */
export type IsoDate = string

/** Strict: four, two and two digits, and a day that exists; anything else is undefined. */
export function dateOf(text: string | undefined): CalendarDate | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  try {
    return parseDate(text)
  } catch {
    return undefined
  }
}

/** What remains of typed text: digits and hyphens, ten at most. */
export const dateCharacters = (text: string): string => text.replace(/[^\d-]/g, '').slice(0, 10)

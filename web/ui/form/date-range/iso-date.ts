import { parseDate, type CalendarDate } from '@internationalized/date'

/** A day on the wire and in fields: `2026-11-26`. */
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

/** Keeps digits and hyphens of typed text, ten at most. */
export const dateCharacters = (text: string): string => text.replace(/[^\d-]/g, '').slice(0, 10)

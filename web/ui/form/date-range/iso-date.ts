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

/** Keeps digits and hyphens of typed text, ten at most. Dots, slashes and spaces stand for hyphens, and eight digits get theirs. */
export const dateCharacters = (text: string): string =>
  text
    .replace(/[\s./]+/g, '-')
    .replace(/[^\d-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .slice(0, 10)

/** What is wrong with a typed date: nothing, its form, or that there is no such day. */
export function dateFault(text: string): 'form' | 'day' | undefined {
  if (text === '' || dateOf(text)) return undefined
  return /^\d{4}-\d\d-\d\d$/.test(text) ? 'day' : 'form'
}

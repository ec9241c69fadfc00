import { asScheduled, isSame, type Said } from '#shared/attendance/corrected.ts'
import { mostStandBys, type Correction, type SheetDay } from '#shared/attendance/model.ts'
import { clockText, durationText, hoursText, spanText } from '../time-text.ts'
import { typedMinutes, typedTime } from '#web/ui/dates/typed-time.ts'

/** What can be typed of a day, from the start of its line to the end. */
export const columns = ['start', 'end', 'break', 'overtime', 'stand_by', 'note'] as const
export type Column = (typeof columns)[number]

/** The cells that leave lies across. */
export const timeColumns: readonly Column[] = ['start', 'end', 'break']

const fields = {
  start: 'start',
  end: 'end',
  break: 'break_minutes',
  overtime: 'overtime_minutes',
  stand_by: 'stand_by',
  note: 'note',
} as const satisfies Record<Column, keyof Correction>

/** Whether what stands in a cell is not as scheduled. */
export const isCorrected = ({ correction }: SheetDay, column: Column) =>
  correction !== null &&
  (!isSame(correction[fields[column]] ?? asScheduled[fields[column]], asScheduled[fields[column]]) ||
    (column === 'stand_by' && correction.stand_by_minutes > 0) ||
    (correction.is_missed && (column === 'start' || column === 'end')))

/** What stands in a cell. */
export function textOf(day: SheetDay, column: Column, language: string): string {
  const { correction, overtime_minutes } = day
  if (column === 'note') return correction?.note ?? ''
  if (column === 'overtime') return overtime_minutes ? hoursText(overtime_minutes, language) : ''
  if (column === 'stand_by') return standByText(day, language)
  if (correction?.is_missed) return ''
  const said = correction?.[fields[column]]
  if (said === undefined || said === null) return scheduledText(day, column)
  return typeof said === 'number' ? durationText(said) : clockText(said)
}

/** The times of stand-by of a day, `18:00–22:00`; its hours where it was entered without them. */
export function standByText({ correction }: Pick<SheetDay, 'correction'>, language: string): string {
  const { stand_by = [], stand_by_minutes = 0 } = correction ?? {}
  if (stand_by.length) return stand_by.map(spanText).join(', ')
  return stand_by_minutes ? hoursText(stand_by_minutes, language) : ''
}

/** What stands in a cell of a day that was not corrected. */
export function scheduledText({ scheduled }: SheetDay, column: Column): string {
  if (!scheduled) return ''
  if (column === 'break') return durationText(scheduled.break_minutes)
  return column === 'start' || column === 'end' ? clockText(scheduled[column]) : ''
}

/** Typed in place of a time: nothing was worked. */
const isDash = (text: string) => /^[-–]$/.test(text.trim())

/** What is said by a text in a cell, where nothing and what is scheduled are the same; undefined where it cannot be read. */
export function saidBy(day: SheetDay, column: Column, text: string): Said | undefined {
  if (column === 'note') return { note: text.trim() }
  if (column === 'start' || column === 'end') {
    if (isDash(text) && day.scheduled) return { start: null, end: null, is_missed: true }
    const time = text.trim() === '' ? null : typedTime(text)
    if (time === undefined) return undefined
    return {
      [column]: time === day.scheduled?.[column] ? null : time,
      ...(day.correction?.is_missed && time !== null && { is_missed: false }),
    }
  }
  if (column === 'stand_by') return standBySaid(text)
  if (text.trim() === '') return { [fields[column]]: null }
  const minutes = typedMinutes(text, column === 'break' ? 'minutes' : 'hours')
  if (minutes === undefined) return undefined
  return { [fields[column]]: column === 'break' && minutes === day.scheduled?.break_minutes ? null : minutes }
}

/** Times of stand-by as people type them: `18-22`, `18:00–22:00, 23–6`; undefined where they cannot be read. */
function standBySaid(text: string): Said | undefined {
  const parts = text.trim() === '' ? [] : text.split(/[,;]/)
  const stand_by = parts.flatMap(part => {
    const [start, end, ...more] = part.split(/[-–—]/).map(typedTime)
    return start !== undefined && end !== undefined && more.length === 0 ? { start, end } : []
  })
  return stand_by.length === parts.length && parts.length <= mostStandBys ? { stand_by } : undefined
}

/** Whether something would be another correction than the one that stands. */
export const changes = ({ correction }: SheetDay, said: Said) =>
  Object.entries(said).some(([field, value]) => !isSame(valueOf(correction, field as keyof Correction), value)) ||
  (said.stand_by !== undefined && (correction?.stand_by_minutes ?? 0) > 0)

/** What takes a correction back: the fields as they stood before. */
export const inverseOf = ({ correction }: SheetDay, said: Said): Said =>
  Object.fromEntries(Object.keys(said).map(field => [field, valueOf(correction, field as keyof Correction)]))

const valueOf = (correction: Correction | null, field: keyof Correction) => correction?.[field] ?? asScheduled[field]

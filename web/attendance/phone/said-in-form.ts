import type { Said } from '#shared/attendance/corrected.ts'
import type { SheetDay } from '#shared/attendance/model.ts'
import { columns, saidBy, type Column } from '../sheet/cells.ts'

export type TypedDay = Record<Column, string> & { is_missed: boolean }

/** What is said by the fields of a day that were changed, and which of them cannot be read. Where nothing was worked, times say nothing. */
export function saidInForm(day: SheetDay, known: TypedDay, typed: TypedDay) {
  const said: Said = {}
  const unreadable: Column[] = []
  const changed = columns.filter(column => typed[column] !== known[column])
  const told = typed.is_missed ? changed.filter(column => column === 'stand_by' || column === 'note') : changed
  for (const column of told) {
    const found = saidBy(day, column, typed[column])
    if (found) Object.assign(said, found)
    else unreadable.push(column)
  }
  if (typed.is_missed !== known.is_missed) said.is_missed = typed.is_missed
  if (typed.is_missed) Object.assign(said, { start: null, end: null })
  return { said, unreadable }
}

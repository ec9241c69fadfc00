import type { Said } from '#shared/attendance/corrected.ts'
import type { Day } from '#shared/calendar/day.ts'
import { columns, saidBy, type Column } from './cells.ts'
import type { ShownDay } from './shown-sheet.ts'
import type { Edit } from './use-sheet.ts'

interface Pasting {
  days: readonly ShownDay[]
  /** The cell into which the block is pasted. */
  date: Day
  column: Column
  isOpen: (day: ShownDay) => boolean
}

/** Whether a text is a block of cells, as spreadsheets copy it, and not one value. */
export const isBlock = (text: string) => /[\t\n]/.test(text.replace(/\r?\n$/, ''))

/** What a block of cells says, line by line from a cell on, and how many of its values cannot be read. Empty values say nothing, nor do days that nobody may type into. */
export function pastedEdits(text: string, { days, date, column, isOpen }: Pasting) {
  const first = days.findIndex(day => day.date === date)
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const edits: Edit[] = []
  let unreadable = 0
  for (const [place, line] of lines.entries()) {
    const day = days[first + place]
    if (!day || !isOpen(day)) continue
    const said: Said = {}
    for (const [index, value] of line.split('\t').entries()) {
      const into = columns[columns.indexOf(column) + index]
      if (!into || value.trim() === '') continue
      const found = saidBy(day, into, value)
      if (found) Object.assign(said, found)
      else unreadable += 1
    }
    if (Object.keys(said).length) edits.push({ date: day.date, said })
  }
  return { edits, unreadable }
}

import { describe, expect, it } from 'vitest'
import { isOff } from '#shared/attendance/counted-day.ts'
import { isBlock, pastedEdits } from '#web/attendance/sheet/pasted-edits.ts'
import type { ShownDay } from '#web/attendance/sheet/shown-sheet.ts'
import { leave, sheet } from '../../shared/attendance/sheets.ts'

const days = sheet({ absences: [leave(1, '2026-11-04')] }).days as ShownDay[]
const paste = (text: string, date = '2026-11-02', column: 'start' | 'note' = 'start') =>
  pastedEdits(text, { days, date, column, isOpen: day => !isOff(day) })

describe('R16 a block of cells that is pasted', () => {
  it('is one where it has more than one cell', () => {
    expect(['8:00', '8:00\n', 'Sürgős rendelés'].map(isBlock)).toEqual([false, false, false])
    expect(['8:00\t16:30', '8:00\r\n9:00\r\n'].map(isBlock)).toEqual([true, true])
  })

  it('goes line by line over the days, and leaves out those that leave lies on', () => {
    const { edits, unreadable } = paste('730\t1600\r\n9:00:00\t17:30:00\r\n10\t18\r\n\t17\r\n')
    expect(unreadable).toBe(0)
    expect(edits).toEqual([
      { date: '2026-11-02', said: { start: '07:30', end: '16:00' } },
      { date: '2026-11-03', said: { start: '09:00', end: '17:30' } },
      { date: '2026-11-05', said: { end: '17:00' } },
    ])
  })

  it('counts what cannot be read, and ends where the sheet does', () => {
    expect(paste('reggel\t16\t30\tx')).toEqual({
      edits: [{ date: '2026-11-02', said: { end: '16:00', break_minutes: null } }],
      unreadable: 2,
    })
    expect(paste('a\tb\nc', '2026-11-30', 'note').edits).toEqual([{ date: '2026-11-30', said: { note: 'a' } }])
  })
})

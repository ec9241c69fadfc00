import type { Said } from '#shared/attendance/corrected.ts'
import type { SheetDay } from '#shared/attendance/model.ts'
import type { SentenceKey } from '#shared/words/sentence.ts'
import type { Column } from './cells.ts'

/** The cell in which a mistake is looked for first. */
const cells: Partial<Record<SentenceKey, Column>> = {
  'attendance:endBeforeStart': 'end',
  'attendance:startMissing': 'start',
  'attendance:endMissing': 'end',
  'attendance:breakTooLong': 'break',
  'attendance:overtimeTooLong': 'overtime',
  'attendance:overlapsDayBefore': 'start',
  'attendance:standByOverlaps': 'stand_by',
  'attendance:standByWhileWorking': 'stand_by',
}

/** The cell that a mistake stands in; what only the server knows is about the day before. */
export const cellOfMistake = (key: SentenceKey | undefined): Column => (key && cells[key]) ?? 'start'

interface Repair {
  word: 'swap' | 'asScheduled' | 'byTimes'
  said: Said
}

/** What would obviously mend a mistake; undefined where nothing would. */
export function repairOf({ correction, scheduled }: SheetDay, key: SentenceKey | undefined): Repair | undefined {
  if (key === 'attendance:overtimeTooLong') return { word: 'byTimes', said: { overtime_minutes: null } }
  if (key === 'attendance:breakTooLong' && correction && correction.break_minutes !== null && scheduled)
    return { word: 'asScheduled', said: { break_minutes: null } }
  if (key !== 'attendance:endBeforeStart') return undefined
  const start = correction?.start ?? scheduled?.start
  const end = correction?.end ?? scheduled?.end
  if (start === undefined || end === undefined) return undefined
  const unless = (time: string, known: string | undefined) => (time === known ? null : time)
  return { word: 'swap', said: { start: unless(end, scheduled?.start), end: unless(start, scheduled?.end) } }
}

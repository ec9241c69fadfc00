import { expect, it } from 'vitest'
import { corrected } from '#shared/attendance/corrected.ts'
import { countedDay } from '#shared/attendance/counted-day.ts'
import { mistakesIn } from '#shared/attendance/sheet-mistakes.ts'
import { cellOfMistake, repairOf } from '#web/attendance/sheet/mended.ts'
import { dayIn, sheet } from '../../shared/attendance/sheets.ts'

const tuesday = dayIn(sheet(), '2026-11-17')
const withSaid = (said: Parameters<typeof corrected>[1], day = tuesday) =>
  countedDay({ ...day, correction: corrected(day.correction ?? undefined, said) })
const mistakeOf = (day: typeof tuesday) => mistakesIn([day]).get(day.date)?.key

it.each([
  ['a start after the end', { start: '23:00' }, 'end', 'swap'],
  ['both ends the wrong way round', { start: '15:00', end: '09:00' }, 'end', 'swap'],
  ['a break as long as the day', { end: '09:00', break_minutes: 60 }, 'break', 'asScheduled'],
  ['more overtime than work', { overtime_minutes: 600 }, 'overtime', 'byTimes'],
] as const)('R16 %s is shown at its cell and mended by one press', (_, said, cell, word) => {
  const day = withSaid(said)
  const key = mistakeOf(day)
  expect(cellOfMistake(key)).toBe(cell)
  const repair = repairOf(day, key)!
  expect(repair.word).toBe(word)
  expect(mistakeOf(withSaid(repair.said, day))).toBeUndefined()
})

it('R16 what has no obvious repair is offered none', () => {
  const saturday = withSaid({ start: '08:00' }, dayIn(sheet(), '2026-11-07'))
  expect(cellOfMistake(mistakeOf(saturday))).toBe('end')
  expect(repairOf(saturday, mistakeOf(saturday))).toBeUndefined()
  expect(repairOf(tuesday, undefined)).toBeUndefined()
  expect(repairOf(tuesday, 'attendance:overlapsDayBefore')).toBeUndefined()
  // A break that the schedule itself has cannot be put back.
  expect(repairOf(withSaid({ end: '08:20' }), 'attendance:breakTooLong')).toBeUndefined()
  expect(cellOfMistake(undefined)).toBe('start')
})

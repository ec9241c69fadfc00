import { describe, expect, it } from 'vitest'
import { changes, columns, inverseOf, isCorrected, saidBy, scheduledText, textOf } from '#web/attendance/sheet/cells.ts'
import { corrected } from '#shared/attendance/corrected.ts'
import { countedDay } from '#shared/attendance/counted-day.ts'
import { correction, dayIn, sheet } from '../../shared/attendance/sheets.ts'

const monday = dayIn(sheet(), '2026-11-02')
const saturday = dayIn(sheet(), '2026-11-07')
const withSaid = (said: Parameters<typeof corrected>[1], day = monday) =>
  countedDay({ ...day, correction: corrected(day.correction ?? undefined, said) })
const texts = (day: typeof monday) => columns.map(column => textOf(day, column, 'hu'))

describe('R16 the cells of a day', () => {
  it('hold what is scheduled, until something else is said', () => {
    expect(texts(monday)).toEqual(['8:00', '16:30', '0:30', '', '', ''])
    expect(columns.filter(column => isCorrected(monday, column))).toEqual([])
    const long = withSaid({ end: '18:00', stand_by: [{ start: '18:00', end: '22:00' }], note: 'Sürgős' })
    expect(texts(long)).toEqual(['8:00', '18:00', '0:30', '1,5', '18:00–22:00', 'Sürgős'])
    expect(columns.filter(column => isCorrected(long, column))).toEqual(['end', 'stand_by', 'note'])
    expect(scheduledText(long, 'end')).toBe('16:30')
    expect(texts(saturday)).toEqual(['', '', '', '', '', ''])
  })

  it.each([
    ['start', '730', { start: '07:30' }],
    ['start', '8:00', { start: null }],
    ['end', '', { end: null }],
    ['end', '–', { start: null, end: null, is_missed: true }],
    ['break', '45', { break_minutes: 45 }],
    ['break', '0:30', { break_minutes: null }],
    ['break', '', { break_minutes: null }],
    ['overtime', '1,5', { overtime_minutes: 90 }],
    ['overtime', '', { overtime_minutes: null }],
    ['stand_by', '18-22', { stand_by: [{ start: '18:00', end: '22:00' }] }],
    [
      'stand_by',
      '16:30–18:00, 2200 – 6',
      {
        stand_by: [
          { start: '16:30', end: '18:00' },
          { start: '22:00', end: '06:00' },
        ],
      },
    ],
    ['stand_by', '', { stand_by: [] }],
    ['stand_by', '4', undefined],
    ['stand_by', '18-20-22', undefined],
    ['stand_by', '1-2, 3-4, 5-6, 7-8, 9-10', undefined],
    ['note', ' Kazán ', { note: 'Kazán' }],
    ['start', 'reggel', undefined],
    ['break', 'fél óra', undefined],
    ['stand_by', 'egész nap', undefined],
  ] as const)('%s: “%s” says %o', (column, text, said) => {
    expect(saidBy(monday, column, text)).toEqual(said)
  })

  it('tell stand-by that was entered without its times in hours, until the times are said', () => {
    const old = { ...monday, correction: { ...correction({ stand_by_minutes: 240 }) } }
    expect(textOf(old, 'stand_by', 'hu')).toBe('4,0')
    expect(isCorrected(old, 'stand_by')).toBe(true)
    expect(changes(old, { stand_by: [] })).toBe(true)
    expect(withSaid({ stand_by: [] }, old).correction).toBeNull()
    expect(withSaid({ stand_by: [{ start: '18:00', end: '20:00' }] }, old).stand_by_minutes).toBe(120)
  })

  it('say by a time that a day was worked after all, and by a dash nothing where nothing is scheduled', () => {
    const missed = withSaid({ is_missed: true })
    expect(texts(missed).slice(0, 3)).toEqual(['', '', ''])
    expect(saidBy(missed, 'start', '9')).toEqual({ start: '09:00', is_missed: false })
    expect(saidBy(missed, 'start', '')).toEqual({ start: null })
    expect(saidBy(saturday, 'start', '-')).toBeUndefined()
  })

  it.each([
    { start: '07:00', end: '15:00' },
    { is_missed: true },
    { note: 'x', overtime_minutes: 0 },
    { stand_by: [{ start: '18:00', end: '22:00' }] },
  ])('take back %o as it was', said => {
    for (const before of [monday, withSaid({ start: '09:00', note: 'volt' })]) {
      const after = withSaid(said, before)
      expect(changes(before, said)).toBe(true)
      expect(changes(after, said)).toBe(false)
      expect(withSaid(inverseOf(before, said), after)).toEqual(before)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import type { Said } from '#shared/attendance/corrected.ts'
import { openSheet } from '#shared/attendance/model.ts'
import { firstDayToHandIn } from '#shared/attendance/permissions.ts'
import type { Day } from '#shared/calendar/day.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { saidInForm, type TypedDay } from '#web/attendance/phone/said-in-form.ts'
import { shownSheet } from '#web/attendance/sheet/shown-sheet.ts'
import { correction, dayIn, leave, sheet } from '../../shared/attendance/sheets.ts'
import { whose } from '../../shared/leave/anna.ts'

const today = '2026-11-20'
const absences = [leave(1, '2026-11-12'), leave(3, '2026-11-18')]

/** October, with a late shift on its last day and nearly all the overtime of a year. */
const others = [
  {
    ...openSheet(whose, '2026-10'),
    overtime_minutes: 249 * 60,
    corrections: { '2026-10-31': correction({ start: '14:00', end: '22:00' }), '2026-11-01': correction({}) },
  },
]

/** The sheet as the server would tell it. */
function served(corrections: Record<Day, Said> = {}): SheetView {
  const all = Object.fromEntries(Object.entries(corrections).map(([date, said]) => [date, correction(said as object)]))
  const { kept, days, days_before, totals, mistakes, limits, limit_of_year, overtime_beside } = sheet({
    today,
    absences,
    corrections: all,
    others,
  })
  return {
    user_id: 'anna',
    month: kept.month,
    state: 'open',
    days: days.map(day => ({
      ...day,
      name: null,
      mistake: mistakes.has(day.date) ? sayReply(mistakes.get(day.date)!, 'hu') : null,
      limits: (limits.get(day.date) ?? []).map(limit => sayReply(limit, 'hu')),
    })),
    days_before,
    totals,
    overtime_beside,
    limit_of_year: limit_of_year ? sayReply(limit_of_year, 'hu') : null,
    time_off: null,
    hand_in_from: firstDayToHandIn(days, kept.month),
    history: [],
    may: { correct: true, hand_in: false, accept: false, reopen: false },
  }
}
const shown = (view: SheetView, unsaved: Record<Day, Said>) =>
  shownSheet(view, new Map(Object.entries(unsaved)), { today, say: sentence => sayReply(sentence, 'hu') })
const figures = ({ days, totals, limit_of_year }: Pick<SheetView, 'days' | 'totals' | 'limit_of_year'>) => ({
  limit_of_year,
  days: days.map(
    ({ date, worked, worked_minutes, overtime_minutes, night_minutes, stand_by_minutes, mistake, limits }) => [
      date,
      worked,
      worked_minutes,
      overtime_minutes,
      night_minutes,
      stand_by_minutes,
      mistake,
      limits,
    ],
  ),
  totals,
})

describe('R16 a sheet with what is not saved yet', () => {
  it.each<[string, Record<Day, Said>]>([
    ['nothing', {}],
    ['a longer day', { '2026-11-05': { end: '18:00', note: 'Leltár' } }],
    ['times the wrong way round', { '2026-11-17': { start: '17:00' } }],
    [
      'a night that runs into the next day',
      { '2026-11-09': { start: '22:00', end: '07:00' }, '2026-11-10': { start: '06:30' } },
    ],
    ['work on a Saturday, of which the end is missing', { '2026-11-07': { start: '09:00' } }],
    ['work on a holiday', { '2026-11-01': { start: '09:00', end: '13:00' } }],
    [
      'a day that was missed, and stand-by',
      { '2026-11-03': { is_missed: true }, '2026-11-19': { stand_by: [{ start: '18:00', end: '22:00' }] } },
    ],
    ['a day with too short a rest before it', { '2026-11-04': { end: '23:00' } }],
    ['a Sunday night before the month, whose rest is too short', { '2026-11-02': { start: '04:00' } }],
    ['more overtime than the year may have', { '2026-11-09': { end: '19:00' } }],
    ['more overtime than work', { '2026-11-04': { overtime_minutes: 900 } }],
    ['a day of leave, on which nothing is worked', { '2026-11-12': { start: '09:00' } }],
  ])('is counted as the server will: %s', (_, unsaved) => {
    expect(figures(shown(served(), unsaved))).toEqual(figures(served(unsaved)))
  })

  it('is the same once the reply is there, while the correction is still known', () => {
    const unsaved = { '2026-11-05': { end: '18:00' } }
    expect(figures(shown(served(unsaved), unsaved))).toEqual(figures(served(unsaved)))
  })

  it('knows which mistake it is, so that its cell is found', () => {
    const { days } = shown(served(), { '2026-11-17': { start: '17:00' } })
    expect(days.find(({ date }) => date === '2026-11-17')?.mistake_key).toBe('attendance:endBeforeStart')
    expect(days.filter(({ mistake_key }) => mistake_key !== undefined)).toHaveLength(1)
  })
})

describe('R16 the form of a day', () => {
  const day = dayIn(sheet(), '2026-11-19')
  const known: TypedDay = {
    start: '8:00',
    end: '16:30',
    break: '0:30',
    overtime: '',
    stand_by: '',
    note: '',
    is_missed: false,
  }
  const said = (typed: Partial<TypedDay>, before = known) => saidInForm(day, before, { ...before, ...typed })

  it('says what was changed and nothing else', () => {
    expect(said({})).toEqual({ said: {}, unreadable: [] })
    expect(said({ end: '1800', note: 'Kazán' })).toEqual({ said: { end: '18:00', note: 'Kazán' }, unreadable: [] })
    expect(said({ start: 'reggel', end: '17' })).toEqual({ said: { end: '17:00' }, unreadable: ['start'] })
  })

  it('says of a day that was missed no times, whatever was typed before', () => {
    expect(said({ is_missed: true, start: 'reggel', stand_by: '18-20' })).toEqual({
      said: { is_missed: true, start: null, end: null, stand_by: [{ start: '18:00', end: '20:00' }] },
      unreadable: [],
    })
    expect(
      said({ is_missed: false, start: '9' }, { ...known, start: '', end: '', break: '', is_missed: true }),
    ).toEqual({
      said: { is_missed: false, start: '09:00' },
      unreadable: [],
    })
  })
})

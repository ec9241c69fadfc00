import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSheet } from '#shared/attendance/model.ts'
import { clockTimeAt } from '#shared/calendar/clock-time.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { workingTimeOf } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { ordinaryCalendar, whose } from '../leave/anna.ts'
import { correction, dayIn, leave, sheet, terms } from './sheets.ts'

const keysOf = (sentences: readonly { key: string }[] = []) => sentences.map(({ key }) => key.split(':')[1])

describe('R16 P01 a sheet of attendance', () => {
  it('has every day of the month, worked as scheduled where nobody says otherwise', () => {
    const { days, totals, mistakes, limits } = sheet()
    expect(days).toHaveLength(30)
    expect(dayIn(sheet(), '2026-11-02')).toMatchObject({
      kind: 'working_day',
      scheduled: { start: '08:00', end: '16:30', break_minutes: 30 },
      worked: { start: '08:00', end: '16:30', break_minutes: 30 },
      worked_minutes: 480,
      overtime_minutes: 0,
    })
    expect(dayIn(sheet(), '2026-11-07')).toMatchObject({ kind: 'rest_day', scheduled: null, worked: null })
    expect(totals).toMatchObject({ scheduled_minutes: 21 * 480, worked_minutes: 21 * 480, worked_days: 21, leave: [] })
    expect([mistakes.size, limits.size]).toEqual([0, 0])
  })

  it('counts what was worked until today, and all of what is scheduled', () => {
    const { totals } = sheet({
      today: '2026-11-20',
      absences: [leave(leaveTypeIds.vacation, '2026-11-26', '2026-11-27')],
    })
    expect(totals).toMatchObject({
      scheduled_minutes: 21 * 480,
      scheduled_so_far: 15 * 480,
      worked_minutes: 15 * 480,
      leave: [{ type_id: leaveTypeIds.vacation, days: 2, minutes: 960 }],
    })
  })

  it('what is worked beyond the schedule is overtime, unless it is said how much of it is', () => {
    const { totals, days } = sheet({
      corrections: {
        '2026-11-05': { end: '18:00' },
        '2026-11-06': { end: '18:00', overtime_minutes: 0 },
        '2026-11-07': { start: '09:00', end: '13:00' },
      },
    })
    const [, , , , fifth, sixth, seventh] = days
    expect(fifth).toMatchObject({ worked_minutes: 480, overtime_minutes: 90 })
    expect(sixth).toMatchObject({ worked_minutes: 570, overtime_minutes: 0 })
    expect(seventh).toMatchObject({ worked_minutes: 0, overtime_minutes: 240 })
    expect(totals.overtime_minutes).toBe(330)
  })

  it('leave lies across the day, while work from home and a request that waits are worked', () => {
    const { totals, days } = sheet({
      absences: [
        leave(leaveTypeIds.sick, '2026-11-02', '2026-11-03'),
        leave(leaveTypeIds.home, '2026-11-04'),
        leave(leaveTypeIds.vacation, '2026-11-05', '2026-11-05', 'pending'),
      ],
      corrections: { '2026-11-03': { end: '18:00' } },
    })
    expect(days.slice(1, 5).map(({ worked_minutes }) => worked_minutes)).toEqual([0, 0, 480, 480])
    expect(totals).toMatchObject({
      home_office_days: 1,
      overtime_minutes: 0,
      worked_days: 19,
      leave: [{ type_id: leaveTypeIds.sick, days: 2, minutes: 960 }],
    })
  })

  it('a day that was missed is neither worked nor leave', () => {
    const { totals } = sheet({ corrections: { '2026-11-10': { is_missed: true } } })
    expect(totals).toMatchObject({ worked_days: 20, missed_days: 1, leave: [] })
  })

  it('work on a public holiday is told apart', () => {
    const { totals, days } = sheet({
      month: '2026-12',
      today: '2026-12-31',
      corrections: { '2026-12-25': { start: '08:00', end: '12:00' } },
    })
    expect(days[24]).toMatchObject({ kind: 'public_holiday', overtime_minutes: 240 })
    expect(totals.holiday_minutes).toBe(240)
  })

  it('who joined or left within the month is not employed on the other days', () => {
    const joined = sheet({ terms: { ...terms, employment_start: '2026-11-16', employment_end: '2026-11-25' } })
    expect(joined.days.filter(({ kind }) => kind === 'not_employed')).toHaveLength(20)
    expect(joined.totals).toMatchObject({ scheduled_minutes: 8 * 480, worked_days: 8 })
  })

  it('a schedule that changes within the month holds from its day on, with its own start and break', () => {
    const week = { ...ordinaryCalendar.hours[0]!.week, friday: 4 }
    const { days } = sheet({
      calendar: {
        ...ordinaryCalendar,
        hours: [...ordinaryCalendar.hours, { valid_from: '2026-11-09', week, starts_at: '07:00', break_minutes: 20 }],
      },
    })
    expect(days[4]!.scheduled).toEqual({ start: '08:00', end: '16:30', break_minutes: 30 })
    expect(days[9]!.scheduled).toEqual({ start: '07:00', end: '15:20', break_minutes: 20 })
    expect(days[12]!.scheduled).toEqual({ start: '07:00', end: '11:00', break_minutes: 0 })
  })
})

const times = (start: string, end: string) => ({ start, end })

describe('what keeps a sheet from being handed in', () => {
  it.each([
    ['endBeforeStart', { '2026-11-17': { start: '17:00' } }, '2026-11-17'],
    ['breakTooLong', { '2026-11-17': { break_minutes: 600 } }, '2026-11-17'],
    ['overtimeTooLong', { '2026-11-17': { overtime_minutes: 600 } }, '2026-11-17'],
    ['endMissing', { '2026-11-14': { start: '09:00' } }, '2026-11-14'],
    ['startMissing', { '2026-11-14': { end: '09:00' } }, '2026-11-14'],
    [
      'standByOverlaps',
      { '2026-11-14': { stand_by: [times('18:00', '22:00'), times('21:00', '23:00')] } },
      '2026-11-14',
    ],
    [
      'standByOverlaps',
      { '2026-11-14': { stand_by: [times('20:00', '08:00')] }, '2026-11-15': { stand_by: [times('07:00', '09:00')] } },
      '2026-11-15',
    ],
    ['standByWhileWorking', { '2026-11-17': { stand_by: [times('16:00', '18:00')] } }, '2026-11-17'],
    ['standByWhileWorking', { '2026-11-17': { stand_by: [times('18:00', '09:00')] } }, '2026-11-18'],
    [
      'standByWhileWorking',
      {
        '2026-11-16': { start: '22:00', end: '06:00' },
        '2026-11-17': { is_missed: true, stand_by: [times('04:00', '10:00')] },
      },
      '2026-11-17',
    ],
    ['overlapsDayBefore', { '2026-11-17': { start: '22:00', end: '09:00' } }, '2026-11-18'],
  ])('%s', (key, corrections, date) => {
    const { mistakes } = sheet({ corrections })
    expect([...mistakes].map(([day, sentence]) => [day, sentence.key])).toEqual([[date, `attendance:${key}`]])
  })

  it('stand-by around the work is none, and its length is that of the night on which clocks change', () => {
    const around = { stand_by: [times('16:30', '08:00'), times('06:00', '08:00')] }
    const days = sheet({ corrections: { '2026-11-13': around, '2026-11-16': around } })
    expect(days.mistakes.size).toBe(0)
    expect(dayIn(days, '2026-11-13').stand_by_minutes).toBe((15.5 + 2) * 60)
    const october = sheet({ month: '2026-10', corrections: { '2026-10-24': { stand_by: [times('22:00', '06:00')] } } })
    expect(dayIn(october, '2026-10-24').stand_by_minutes).toBe(9 * 60)
  })

  it('stand-by from the end of the night shift on is none, and that of the day after the next neither', () => {
    const night = { start: '22:00', end: '06:00' }
    const after = { is_missed: true, stand_by: [times('06:00', '10:00')] }
    const later = { is_missed: true, stand_by: [times('04:00', '10:00')] }
    const { mistakes } = sheet({ corrections: { '2026-11-16': night, '2026-11-17': after, '2026-11-18': later } })
    expect([...mistakes]).toEqual([])
  })

  it('a night shift is none, nor is a note', () => {
    const night = { start: '20:00', end: '06:00' }
    const rest = { is_missed: true }
    const { mistakes } = sheet({
      corrections: { '2026-11-17': night, '2026-11-18': rest, '2026-11-19': { note: 'Leltár' } },
    })
    expect(mistakes.size).toBe(0)
  })

  it('whatever is entered, the hours of a day are never negative, and their sum is that of the month', () => {
    const time = fc.option(fc.integer({ min: 0, max: 1439 }).map(clockTimeAt), { nil: null })
    const minutes = fc.option(fc.integer({ min: 0, max: 1440 }), { nil: null })
    const anyCorrection = fc.record({
      start: time,
      end: time,
      break_minutes: minutes,
      overtime_minutes: minutes,
      is_missed: fc.boolean(),
    })
    const date = fc.integer({ min: 1, max: 30 }).map(day => `2026-11-${String(day).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.dictionary(date, anyCorrection, { noNullPrototype: true }), corrections => {
        const { days, totals } = sheet({ corrections })
        for (const { worked_minutes, overtime_minutes, night_minutes } of days) {
          expect(Math.min(worked_minutes, overtime_minutes, night_minutes)).toBeGreaterThanOrEqual(0)
          expect(night_minutes).toBeLessThanOrEqual(Math.max(worked_minutes + overtime_minutes, 0))
        }
        expect(totals.worked_minutes).toBe(days.reduce((sum, day) => sum + day.worked_minutes, 0))
      }),
    )
  })
})

describe('what the law says of the hours', () => {
  it('Mt. 104. § (1): eleven hours of rest between two days of work, over the end of a month too', () => {
    const { limits } = sheet({ corrections: { '2026-11-10': { start: '14:00', end: '22:30' } } })
    expect(keysOf(limits.get('2026-11-11'))).toEqual(['shortDailyRest'])
    const late = { ...openSheet(whose, '2026-11'), corrections: { '2026-11-30': correction({ end: '23:00' }) } }
    const december = sheet({ month: '2026-12', today: '2026-12-31', others: [late] })
    expect(keysOf(december.limits.get('2026-12-01'))).toEqual(['shortDailyRest'])
  })

  it('Mt. 99. § (2)–(3), 103. § (1): no more than twelve hours, and a break', () => {
    const { limits } = sheet({ corrections: { '2026-11-10': { start: '07:00', end: '20:00', break_minutes: 0 } } })
    expect(keysOf(limits.get('2026-11-10'))).toEqual(['longDay', 'shortBreak'])
  })

  it('Mt. 105. §: a rest day after six days of work', () => {
    const weekend = { start: '08:00', end: '12:00' }
    const six = sheet({ corrections: { '2026-11-07': weekend } })
    expect(six.limits.size).toBe(0)
    const seven = sheet({ corrections: { '2026-11-07': weekend, '2026-11-08': weekend } })
    expect(keysOf(seven.limits.get('2026-11-08'))).toEqual(['noWeeklyRest'])
  })

  it('Mt. 109. §: two hundred and fifty hours of overtime in a year', () => {
    const others = [{ ...openSheet(whose, '2026-05'), overtime_minutes: 249 * 60 }]
    expect(sheet({ others }).limit_of_year).toBeUndefined()
    const { limit_of_year } = sheet({ others, corrections: { '2026-11-05': { end: '18:00' } } })
    expect(limit_of_year).toMatchObject({ key: 'attendance:overtimeOfYear', values: { hours: 250.5 } })
  })

  it('nothing is said of a day with a mistake, nor of a day without work', () => {
    const { limits } = sheet({ corrections: { '2026-11-17': { start: '17:00' }, '2026-11-20': { is_missed: true } } })
    expect([limits.has('2026-11-17'), limits.has('2026-11-20')]).toEqual([false, false])
  })
})

it('an accepted sheet stays as it was, whatever changes afterwards', () => {
  const accepted = sheet({ corrections: { '2026-11-05': { end: '18:00' } } })
  const later = sheet({
    kept: { state: 'accepted', accepted_days: accepted.days },
    absences: [leave(leaveTypeIds.vacation, '2026-11-02', '2026-11-06')],
    calendar: { ...ordinaryCalendar, own_days: [{ id: 'x', name: 'Bezárás', date: '2026-11-09', observed_on: null }] },
  })
  expect(later.days).toEqual(accepted.days)
  expect(later.totals).toEqual(accepted.totals)
})

it('the leave of a sheet costs what the leave book says, whatever the days', () => {
  const day = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)].map(n => `2026-11-${String(n).padStart(2, '0')}`)
      const { totals } = sheet({ absences: [leave(leaveTypeIds.vacation, from!, to)] })
      const time = workingTimeOf({ terms, calendar: ordinaryCalendar }, [2026])
      const cost = workingDays({ from_date: from!, to_date: to! }, time)
      const [taken] = totals.leave
      expect([taken?.days ?? 0, (taken?.minutes ?? 0) / 60]).toEqual([cost.days, cost.hours])
    }),
  )
})

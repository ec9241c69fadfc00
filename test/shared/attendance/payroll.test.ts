import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accept } from '#shared/attendance/change-sheet.ts'
import { openSheet, type AttendanceSheet } from '#shared/attendance/model.ts'
import { changesSince } from '#shared/attendance/payroll/changes.ts'
import { payItems, payrollFigures, type Figures } from '#shared/attendance/payroll/figures.ts'
import { columnsFor } from '#shared/attendance/payroll/model.ts'
import { personPayroll, type PayrollFacts } from '#shared/attendance/payroll/person-payroll.ts'
import { sheetDays } from '#shared/attendance/sheet-days.ts'
import { sheetOf } from '#shared/attendance/sheet.ts'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { addToMonth, periodOfMonth } from '#shared/calendar/month.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import { sickPayDays } from '#shared/leave/balance/sick-pay.ts'
import type { Booking, LeaveBook } from '#shared/leave/model.ts'
import { emptyAccount, emptyBook, workingTimeOf } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { admin, memberAnna, ordinaryCalendar, whose } from '../leave/anna.ts'
import { correction, terms } from './sheets.ts'

const november = { from_date: '2026-11-01', to_date: '2026-11-30' }

/** A booking with the working days that it costs. */
const booking = (type_id: number, from_date: string, to_date = from_date, over: Partial<Booking> = {}): Booking => ({
  request: `${type_id}-${from_date}`,
  type_id,
  status: 'approved',
  from_date,
  to_date,
  days: workingDays({ from_date, to_date }, workingTimeOf({ terms, calendar: ordinaryCalendar }, [yearOf(from_date)]))
    .days,
  child: null,
  ...over,
})

/** The books that bookings of one year stand in. */
const booked = (...bookings: Booking[]): LeaveBook[] => [{ ...emptyBook(whose, 2026), bookings }]

const facts = (over: Partial<PayrollFacts> = {}): PayrollFacts => ({
  member: memberAnna,
  terms,
  calendar: ordinaryCalendar,
  books: booked(),
  sheets: [],
  account: null,
  ...over,
})

const payroll = (over: Partial<PayrollFacts> = {}, period = november) => personPayroll(facts(over), period)!

/** Leave of November that does not overlap, of any type but work from home. */
const typeId = fc.constantFrom(...Object.values(leaveTypeIds))
const leaves = fc
  .uniqueArray(
    fc.record({ begins: fc.integer({ min: 0, max: 13 }), type_id: typeId, length: fc.integer({ min: 0, max: 1 }) }),
    { selector: ({ begins }) => begins, maxLength: 8 },
  )
  .map(some =>
    some.map(({ begins, type_id, length }) => {
      const from = addDays('2026-11-02', begins * 2)
      return booking(type_id, from, addDays(from, length))
    }),
  )
const correctionsOf = fc.dictionary(
  fc.integer({ min: 1, max: 30 }).map(day => `2026-11-${String(day).padStart(2, '0')}`),
  fc.constantFrom(
    correction({ end: '18:00' }),
    correction({ is_missed: true }),
    correction({ stand_by: [{ start: '18:00', end: '22:00' }] }),
    correction({ stand_by_minutes: 240 }),
    correction({ start: '22:00', end: '06:00' }),
    correction({ start: '08:00', end: '12:00', break_minutes: 0 }),
  ),
  { maxKeys: 6 },
)

describe('P01 the payroll of a month', () => {
  it('adds up to what its sheet does, and its leave to what the book has', () => {
    fc.assert(
      fc.property(leaves, correctionsOf, fc.boolean(), (bookings, corrections, isAccepted) => {
        const books = booked(...bookings)
        const handedIn: AttendanceSheet = { ...openSheet(whose, '2026-11'), state: 'handed_in', corrections }
        const whole = { month: '2026-11', today: '2026-12-31', sheets: [handedIn] }
        const sheet = sheetOf({ terms, calendar: ordinaryCalendar, absences: bookings }, whole)
        const kept: AttendanceSheet = isAccepted
          ? { ...handedIn, state: 'accepted', accepted_days: sheet.days }
          : handedIn
        const { figures, absences, state } = payroll({ books, sheets: [kept] })
        const { totals } = sheet
        const value = (figure: keyof Figures) => figures[figure] ?? 0
        expect(state).toBe(kept.state)
        expect([value('worked_days'), value('worked_hours')]).toEqual([totals.worked_days, totals.worked_minutes])
        expect([value('overtime_hours'), value('night_hours'), value('stand_by_hours')]).toEqual([
          totals.overtime_minutes,
          totals.night_minutes,
          totals.stand_by_minutes,
        ])
        expect(value('holiday_hours')).toBe(totals.holiday_minutes)
        for (const { type_id, days, minutes } of totals.leave) {
          const key = Object.entries(leaveTypeIds).find(([, id]) => id === type_id)![0]
          const items = key === 'sick' ? (['sick_leave', 'sickness_benefit'] as const) : ([key] as ['vacation'])
          expect(items.reduce((sum, item) => sum + value(`${item}_days`), 0)).toBe(days)
          expect(items.reduce((sum, item) => sum + value(`${item}_hours`), 0)).toBe(minutes)
        }
        const inBook = bookings
          .filter(({ type_id }) => type_id !== leaveTypeIds.home)
          .reduce((sum, { days }) => sum + days, 0)
        expect(payItems.reduce((sum, item) => sum + value(`${item}_days`), 0)).toBe(inBook)
        expect(absences.reduce((sum, { days }) => sum + days, 0)).toBe(inBook)
        for (const { from_date, to_date } of absences) expect(from_date <= to_date).toBe(true)
      }),
    )
  })

  it('is the sum of the payrolls of its parts', () => {
    fc.assert(
      fc.property(leaves, correctionsOf, fc.integer({ min: 1, max: 29 }), (bookings, corrections, cut) => {
        const given = {
          books: booked(...bookings),
          sheets: [{ ...openSheet(whose, '2026-11'), corrections }],
        }
        const last = `2026-11-${String(cut).padStart(2, '0')}`
        const parts = [
          payroll(given, { ...november, to_date: last }),
          payroll(given, { ...november, from_date: addDays(last, 1) }),
        ]
        const { figures } = payroll(given)
        for (const figure of payrollFigures)
          expect(parts.reduce((sum, part) => sum + (part.figures[figure] ?? 0), 0)).toBe(figures[figure] ?? 0)
      }),
    )
  })

  it('counts as scheduled what no sheet says otherwise, of days to come too', () => {
    const { figures, state } = payroll()
    expect(figures).toMatchObject({ worked_days: 21, worked_hours: 21 * 480, scheduled_hours: 21 * 480 })
    expect(state).toBe('open')
  })

  it('runs from any day on, over two months and their sheets', () => {
    const period = { from_date: '2026-10-16', to_date: '2026-11-15' }
    const accepted = sheetDays(periodOfMonth('2026-10'), {
      terms,
      calendar: ordinaryCalendar,
      absences: [],
      corrections: { '2026-10-19': correction({ end: '18:00' }), '2026-10-05': correction({ end: '20:00' }) },
    })
    const october: AttendanceSheet = { ...openSheet(whose, '2026-10'), state: 'accepted', accepted_days: accepted }
    const { figures, state } = payroll({ sheets: [october] }, period)
    expect(figures.overtime_hours).toBe(90)
    expect(figures.public_holiday_hours).toBe(480)
    expect(state).toBe('open')
  })

  it('says nothing of somebody who was not employed in it', () => {
    expect(personPayroll(facts({ terms: { ...terms, employment_end: '2026-10-31' } }), november)).toBeUndefined()
    expect(payroll({ terms: { ...terms, employment_end: '2026-11-10' } }).figures.worked_days).toBe(7)
  })

  it('Mt. 146. § (3) d): pays for a holiday on a working weekday, but not where somebody is on unpaid leave', () => {
    const december = { from_date: '2026-12-01', to_date: '2026-12-31' }
    expect(payroll({}, december).figures.public_holiday_hours).toBe(480)
    const unpaid = booking(leaveTypeIds.unpaid, '2026-12-21', '2026-12-31')
    expect(payroll({ books: booked(unpaid) }, december).figures.public_holiday_hours).toBeUndefined()
    const vacation = booking(leaveTypeIds.vacation, '2026-12-21', '2026-12-31')
    expect(payroll({ books: booked(vacation) }, december).figures.public_holiday_hours).toBe(480)
  })
})

describe('Mt. 143. § (2) overtime in payroll', () => {
  const exchanging = { ...ordinaryCalendar, leave_rules: { overtimeFor: 'time_off' as const } }
  const leaver = { ...terms, employment_end: '2026-11-13' }
  const corrections = { '2026-11-05': correction({ end: '18:00' }) }
  const kept: AttendanceSheet = { ...openSheet(whose, '2026-11'), state: 'handed_in', corrections }
  const paid = ({ overtime_hours = 0, overtime_exchanged_hours = 0, time_off_unused_hours = 0 }: Figures) =>
    overtime_hours - overtime_exchanged_hours + time_off_unused_hours

  it('is paid as long as its sheet is not accepted, and to whoever leaves before it is taken, whenever that happens', () => {
    const facts = { terms: leaver, calendar: exchanging, absences: [] }
    const days = sheetOf(facts, { month: '2026-11', today: '2026-11-30', sheets: [kept] })
    const whole = { ...days, kept }
    const given = { terms: leaver, calendar: exchanging, account: emptyAccount(whose) }
    expect(payroll({ ...given, sheets: [kept] }).figures).toMatchObject({ overtime_hours: 90 })
    expect(paid(payroll({ ...given, sheets: [kept] }).figures)).toBe(90)
    for (const today of ['2026-11-13', '2026-11-30', '2027-02-01']) {
      const accepted = accept(
        whole,
        { book: emptyBook(whose, 2026), account: given.account, calendar: exchanging, terms: leaver },
        { by: admin, person: memberAnna, today, at: 1 },
      )
      const { figures } = payroll({ ...given, sheets: [accepted.kept], account: accepted.account })
      expect(paid(figures)).toBe(90)
    }
  })

  it('is not paid once it is exchanged, while it can be taken', () => {
    const accepted: AttendanceSheet = {
      ...kept,
      state: 'accepted',
      accepted_days: sheetDays(periodOfMonth('2026-11'), { terms, calendar: exchanging, absences: [], corrections }),
      time_off_until: '2026-12-31',
    }
    const overtime = [{ month: '2026-11', minutes: 90, last_date: '2026-12-31' }]
    const account = { ...emptyAccount(whose), overtime }
    expect(paid(payroll({ calendar: exchanging, sheets: [accepted], account }).figures)).toBe(0)
    expect(paid(payroll({ calendar: exchanging, account }, periodOfMonth('2026-12')).figures)).toBe(90)
  })

  it('has a column in every file in which somebody has such hours', () => {
    const rows = [{ figures: { overtime_exchanged_hours: 30, time_off_unused_hours: 60 } }]
    const both = ['overtime_exchanged_hours', 'time_off_unused_hours']
    expect(columnsFor(['name', 'overtime_hours', 'worked_days'], rows)).toEqual([
      'name',
      'overtime_hours',
      ...both,
      'worked_days',
    ])
    expect(columnsFor(['name', 'worked_days'], rows)).toEqual(['name', 'worked_days', 'time_off_unused_hours'])
    expect(columnsFor(['time_off_unused_hours', 'name'], rows)).toEqual(['time_off_unused_hours', 'name'])
    expect(columnsFor(['name', 'worked_days'], [{ figures: {} }])).toEqual(['name', 'worked_days'])
  })
})

describe('P01 illness in payroll', () => {
  const ill = (from: string, to: string) => booking(leaveTypeIds.sick, from, to)

  it('Mt. 126. § (1): fifteen working days of a year are sick leave, the days after them sickness benefit', () => {
    const books = booked(ill('2026-10-26', '2026-11-20'))
    const { figures, absences } = payroll({ books })
    expect(figures).toMatchObject({ sick_leave_days: 10, sickness_benefit_days: 5 })
    expect(absences).toEqual([
      expect.objectContaining({ item: 'sick_leave', from_date: '2026-11-01', to_date: '2026-11-13', days: 10 }),
      expect.objectContaining({ item: 'sickness_benefit', from_date: '2026-11-16', to_date: '2026-11-20', days: 5 }),
    ])
  })

  it('is all sick leave where the company is not in Hungary', () => {
    const books = booked(ill('2026-10-01', '2026-11-20'))
    const { figures } = payroll({ books, calendar: { ...ordinaryCalendar, country: 'AT' } })
    expect(figures.sickness_benefit_days).toBeUndefined()
  })

  it('is divided as the requests of the year are, whatever periods it is exported in', () => {
    const illness = fc
      .uniqueArray(fc.record({ week: fc.integer({ min: 0, max: 24 }), days: fc.integer({ min: 0, max: 13 }) }), {
        selector: ({ week }) => week,
        maxLength: 6,
      })
      .map(some =>
        some.map(({ week, days }) => ill(addDays('2026-01-05', week * 14), addDays('2026-01-05', week * 14 + days))),
      )
    fc.assert(
      fc.property(illness, bookings => {
        const books = booked(...bookings)
        const months = Array.from({ length: 12 }, (_, month) => periodOfMonth(addToMonth('2026-01', month)))
        const benefit = months.reduce(
          (sum, month) => sum + (payroll({ books }, month).figures.sickness_benefit_days ?? 0),
          0,
        )
        const situation = { ...facts({ books }), account: emptyAccount(whose) }
        const byRequest = bookings.reduce(
          (sum, { from_date, days }) =>
            sum + sickPayDays({ type_id: leaveTypeIds.sick, from_date, days_by_year: { 2026: days } }, situation),
          0,
        )
        expect(benefit).toBe(byRequest)
      }),
      { numRuns: 30 },
    )
  })
})

describe('R17 what has changed since an export', () => {
  const row = (user_id: string, figures: Figures) => ({ user_id, figures })

  it('names each figure that is another one, of people who came or are gone too', () => {
    expect(
      changesSince(
        [row('anna', { vacation_days: 3, worked_days: 18 }), row('bela', { worked_days: 20 })],
        [row('anna', { vacation_days: 4, worked_days: 17 }), row('emese', { worked_days: 5 })],
      ),
    ).toEqual([
      { user_id: 'anna', figure: 'worked_days', before: 18, after: 17 },
      { user_id: 'anna', figure: 'vacation_days', before: 3, after: 4 },
      { user_id: 'emese', figure: 'worked_days', before: null, after: 5 },
      { user_id: 'bela', figure: 'worked_days', before: 20, after: null },
    ])
  })

  it('is nothing where nothing has changed', () => {
    const { figures } = payroll({ books: booked(booking(1, '2026-11-09', '2026-11-12')) })
    expect(changesSince([row('anna', figures)], [row('anna', figures)])).toEqual([])
  })
})

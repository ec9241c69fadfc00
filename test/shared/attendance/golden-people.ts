import { openSheet, type AttendanceSheet, type Correction } from '#shared/attendance/model.ts'
import { dayCells, type FiledSheet } from '#shared/attendance/files/attendance-tables.ts'
import { textIn } from '#shared/attendance/files/file-table.ts'
import { payrollTables, type PayrollRow } from '#shared/attendance/files/payroll-tables.ts'
import type { Say } from '#shared/attendance/files/payroll-words.ts'
import { sayPayroll } from '#shared/attendance/files/say-payroll.ts'
import type { PayrollSettings } from '#shared/attendance/payroll/model.ts'
import { personPayroll, type PayrollFacts } from '#shared/attendance/payroll/person-payroll.ts'
import { sheetOf } from '#shared/attendance/sheet.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { yearsOf } from '#shared/calendar/period.ts'
import { specialDays } from '#shared/calendar/special-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import type { Booking, LeaveBook } from '#shared/leave/model.ts'
import { emptyBook, specialDaysOf, workingTimeOf } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import type { Language } from '#shared/words/language.ts'
import { memberAnna, ordinaryCalendar, whose } from '../leave/anna.ts'
import { correction, terms } from './sheets.ts'

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    sayPayroll({ key, values }, language)

/** A booking with the working days that it costs; one over a new year is two, as books have it. */
function bookings(facts: { terms: EmploymentTerms }, type_id: number, from: Day, to: Day): Booking[] {
  return yearsOf({ from_date: from, to_date: to }).map(year => {
    const from_date = yearOf(from) < year ? `${year}-01-01` : from
    const to_date = yearOf(to) > year ? `${year}-12-31` : to
    const time = workingTimeOf({ ...facts, calendar: ordinaryCalendar }, [year])
    return {
      request: `${type_id}-${from}`,
      type_id,
      status: 'approved',
      from_date,
      to_date,
      days: workingDays({ from_date, to_date }, time).days,
      child: null,
    }
  })
}

interface Told {
  name: string
  number: string
  terms: EmploymentTerms
  leave: [type_id: number, from: Day, to: Day][]
  corrections: Record<Day, Correction>
}

const { vacation, sick, home, unpaid, extra } = leaveTypeIds

/** Three people whose months are looked at line by line: an ordinary one, one part-time who comes and goes, and one at night. */
export const people: Record<'judit' | 'gabor' | 'imre', Told> = {
  judit: {
    name: 'Balogh Judit',
    number: '10004',
    terms,
    leave: [
      [vacation, '2026-12-28', '2027-01-04'],
      [sick, '2027-03-01', '2027-03-26'],
      [home, '2027-10-04', '2027-10-05'],
      [extra, '2027-10-11', '2027-10-11'],
    ],
    corrections: {
      '2026-12-03': correction({ end: '18:00', note: 'Leltár' }),
      '2027-10-09': correction({ start: '08:00', end: '12:00', break_minutes: 0 }),
    },
  },
  gabor: {
    name: 'Tóth Gábor',
    number: '10019',
    terms: {
      ...terms,
      employment_start: '2026-12-10',
      employment_end: '2027-10-12',
      hours: [
        {
          valid_from: '2026-12-10',
          week: { ...generalWeek, monday: 4, tuesday: 4, wednesday: 4, thursday: 6.5, friday: 0 },
          starts_at: '09:30',
        },
        { valid_from: '2027-03-22', week: { ...generalWeek, friday: 0 } },
      ],
    },
    leave: [[unpaid, '2027-10-11', '2027-10-12']],
    corrections: {
      '2027-03-04': correction({ is_missed: true }),
      '2027-03-09': correction({ stand_by: [{ start: '18:00', end: '21:00' }] }),
    },
  },
  imre: {
    name: 'Éjjeli Imre',
    number: '10022',
    terms: {
      ...terms,
      hours: [
        {
          valid_from: '2026-01-01',
          week: { monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 12, saturday: 12, sunday: 12 },
          unequal_schedule: true,
          starts_at: '19:00',
          break_minutes: 45,
        },
      ],
    },
    leave: [],
    corrections: {
      '2026-12-11': correction({ start: '20:00' }),
      '2026-12-25': correction({ start: '19:00', end: '07:45', break_minutes: 45 }),
    },
  },
}

export type Person = keyof typeof people

export function factsOf(person: Person): PayrollFacts {
  const { terms: told, leave, corrections } = people[person]
  const booked = leave.flatMap(([type_id, from, to]) => bookings({ terms: told }, type_id, from, to))
  const books: LeaveBook[] = [2026, 2027].map(year => ({
    ...emptyBook(whose, year),
    bookings: booked.filter(({ from_date }) => yearOf(from_date) === year),
  }))
  const months = [...new Set(Object.keys(corrections).map(day => day.slice(0, 7)))]
  const sheets: AttendanceSheet[] = months.map(month => ({
    ...openSheet(whose, month),
    state: 'handed_in',
    corrections: Object.fromEntries(Object.entries(corrections).filter(([day]) => day.startsWith(month))),
  }))
  return { member: memberAnna, terms: told, calendar: ordinaryCalendar, books, sheets, account: null }
}

/** The sheet of a month as files have it. */
export function filedSheet(person: Person, month: string, language: Language = 'hu'): FiledSheet {
  const { terms: told, calendar, books, sheets } = factsOf(person)
  const absences = books.flatMap(book => book.bookings)
  const { days, totals } = sheetOf({ terms: told, calendar, absences }, { month, today: '2027-12-31', sheets })
  const special = specialDays(specialDaysOf(calendar, yearsOf(periodOfMonth(month)), language))
  const { name, number } = people[person]
  return {
    user_id: person,
    employee_number: number,
    name,
    group: null,
    position: null,
    month,
    state: 'open',
    accepted: null,
    days,
    totals,
    names: new Map([...special].map(([date, day]) => [date, day.name])),
  }
}

/** The days of a month, each as one line of a file. */
export const linesOf = (person: Person, month: string, language: Language = 'hu') => {
  const sheet = filedSheet(person, month, language)
  return sheet.days.map(day => dayCells(day, sheet, sayIn(language)).map(textIn).join(';'))
}

const shown: Pick<PayrollSettings, 'columns' | 'codes'> = {
  columns: [
    'employee_number',
    'worked_days',
    'worked_hours',
    'overtime_hours',
    'night_hours',
    'holiday_hours',
    'public_holiday_hours',
    'stand_by_hours',
    'home_office_days',
    'missed_days',
    'vacation_days',
    'vacation_hours',
    'sick_leave_days',
    'sickness_benefit_days',
    'unpaid_days',
  ],
  codes: { vacation: 'SZ01', sickness_benefit: 'TP' },
}

/** The payroll of a month of everybody who was employed in it, as lines of files. */
export function payrollLines(month: string, language: Language = 'hu') {
  const rows = (Object.keys(people) as Person[]).flatMap((person): PayrollRow[] => {
    const payroll = personPayroll(factsOf(person), periodOfMonth(month))
    const { name, number } = people[person]
    return payroll ? [{ ...payroll, user_id: person, name, employee_number: number, group: null }] : []
  })
  const tables = payrollTables({ rows, changes: [], nameOf: String }, ['summary', 'absences'], shown, sayIn(language))
  return tables.map(table => ({
    titles: table.columns.map(({ title }) => title),
    lines: table.rows.map(row => row.map(textIn).join(';')),
  }))
}

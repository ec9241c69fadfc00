import { openSheet, type AttendanceSheet, type Correction } from '#shared/attendance/model.ts'
import { sheetOf } from '#shared/attendance/sheet.ts'
import type { SheetFacts } from '#shared/attendance/sheet-days.ts'
import type { Day } from '#shared/calendar/day.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { ordinaryCalendar, whose } from '../leave/anna.ts'

/** The month whose sheets the tests are about: five weeks of which one day is a Sunday holiday, and none is moved. */
export const november = '2026-11'

/** Of somebody who has been employed for years. */
export const terms = { ...newEmploymentTerms(whose), employment_start: '2020-01-01' }

export const correction = (said: Partial<Correction>): Correction => ({
  start: null,
  end: null,
  break_minutes: null,
  overtime_minutes: null,
  stand_by_minutes: 0,
  is_missed: false,
  note: '',
  ...said,
})

type Taken = SheetFacts['absences'][number]
export const leave = (type_id: number, from_date: Day, to_date = from_date, status: Taken['status'] = 'approved') => ({
  request: `${type_id}-${from_date}`,
  type_id,
  from_date,
  to_date,
  status,
})

interface Given extends Partial<Pick<SheetFacts, 'terms' | 'calendar' | 'absences'>> {
  month?: string
  today?: Day
  corrections?: Record<Day, Partial<Correction>>
  kept?: Partial<AttendanceSheet>
  others?: AttendanceSheet[]
}

/** The sheet of November 2026 of somebody who works eight hours from Monday to Friday. */
export function sheet({
  month = november,
  today = `${month}-30`,
  corrections = {},
  kept = {},
  others = [],
  ...facts
}: Given = {}) {
  const said = Object.fromEntries(Object.entries(corrections).map(([date, one]) => [date, correction(one)]))
  return sheetOf(
    {
      terms,
      calendar: ordinaryCalendar,
      absences: [],
      ...facts,
    },
    { month, today, sheets: [...others, { ...openSheet(whose, month), corrections: said, ...kept }] },
  )
}

export const dayIn = ({ days }: ReturnType<typeof sheet>, date: Day) => days.find(day => day.date === date)!

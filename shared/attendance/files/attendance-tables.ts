import { weekdayOf } from '../../calendar/day.ts'
import { leaveType } from '../../leave/types.ts'
import type { SheetDay } from '../model.ts'
import { isOff } from '../counted-day.ts'
import type { SheetTotals } from '../sheet-totals.ts'
import type { FileCell, FileColumn, FileTable } from './file-table.ts'
import { itemWords, type Say } from './payroll-words.ts'

/** A person's sheet as it stands in files. */
export interface FiledSheet {
  user_id: string
  employee_number: string | null
  name: string
  group: string | null
  position: string | null
  month: string
  state: 'open' | 'handed_in' | 'accepted'
  /** Who accepted it, and on which day; null where nobody has. */
  accepted: { name: string; day: string } | null
  days: readonly SheetDay[]
  totals: SheetTotals
  /** The names of special days, by day. */
  names: ReadonlyMap<string, string>
}

/** What a day is called where it is no ordinary one: the leave that is taken, the holiday, or that nobody was employed. */
export function dayInWords(
  { kind, leave, correction, scheduled, date }: SheetDay,
  names: FiledSheet['names'],
  say: Say,
) {
  if (kind === 'not_employed') return say('payroll:notEmployed')
  const type = leave && leaveType(leave.type_id)?.key
  if (leave?.is_approved && type)
    return type === 'home' || type === 'sick'
      ? say(type === 'home' ? 'common:leaveHome' : 'common:leaveSick')
      : say(itemWords[type])
  if (correction?.is_missed && scheduled) return say('payroll:missed')
  return names.get(date) ?? (kind === 'rest_day' ? say('payroll:restDay') : '')
}

/** From when to when somebody was ready for work. */
export const standByTimes = ({ correction }: Pick<SheetDay, 'correction'>) =>
  (correction?.stand_by ?? []).map(({ start, end }) => `${start}–${end}`).join(', ')

const dayWords = [
  'payroll:monday',
  'payroll:tuesday',
  'payroll:wednesday',
  'payroll:thursday',
  'payroll:friday',
  'payroll:saturday',
  'payroll:sunday',
] as const

/** What the day of the week is called. */
export const weekdayInWords = (date: string, say: Say) => say(dayWords[weekdayOf(date) - 1]!)

/** The columns of a day, without whose it is. */
export const dayColumns = (say: Say): FileColumn[] => [
  { title: say('payroll:day'), width: 12 },
  { title: say('payroll:weekday'), width: 12 },
  { title: say('payroll:kind'), width: 24 },
  { title: say('payroll:scheduledStart'), width: 10 },
  { title: say('payroll:scheduledEnd'), width: 10 },
  { title: say('payroll:start'), width: 10 },
  { title: say('payroll:end'), width: 10 },
  { title: say('payroll:break'), width: 10 },
  { title: say('payroll:workedHours'), width: 10, isSummed: true },
  { title: say('payroll:overtimeHours'), width: 10, isSummed: true },
  { title: say('payroll:standByHours'), width: 10, isSummed: true },
  { title: say('payroll:standByTimes'), width: 14 },
  { title: say('payroll:note'), width: 30 },
]

export function dayCells(day: SheetDay, { names }: Pick<FiledSheet, 'names'>, say: Say): FileCell[] {
  const { date, scheduled, worked, worked_minutes, overtime_minutes, stand_by_minutes, correction } = day
  const time = (at: string | undefined): FileCell => (at === undefined ? null : { time: at })
  const isPlanned = scheduled && !isOff(day)
  return [
    { day: date },
    weekdayInWords(date, say),
    dayInWords(day, names, say),
    time(isPlanned ? scheduled.start : undefined),
    time(isPlanned ? scheduled.end : undefined),
    time(worked?.start),
    time(worked?.end),
    worked ? worked.break_minutes : null,
    { minutes: worked_minutes },
    { minutes: overtime_minutes },
    { minutes: stand_by_minutes },
    standByTimes(day) || null,
    correction?.note || null,
  ]
}

/** The days of all sheets below one another, with whose they are. */
export const attendanceTable = (sheets: readonly FiledSheet[], say: Say): FileTable => ({
  name: say('payroll:days'),
  columns: [
    { title: say('payroll:employeeNumber'), width: 12 },
    { title: say('payroll:name'), width: 26 },
    ...dayColumns(say),
  ],
  rows: sheets.flatMap(sheet =>
    sheet.days.map(day => [sheet.employee_number, sheet.name, ...dayCells(day, sheet, say)]),
  ),
  sum: say('payroll:sum'),
})

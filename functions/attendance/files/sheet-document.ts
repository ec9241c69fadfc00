import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import {
  dayInWords,
  standByTimes,
  weekdayInWords,
  type FiledSheet,
} from '#shared/attendance/files/attendance-tables.ts'
import type { Say } from '#shared/attendance/files/payroll-words.ts'
import type { SheetDay } from '#shared/attendance/model.ts'
import { isOff } from '#shared/attendance/counted-day.ts'
import { weekdayOf } from '#shared/calendar/day.ts'
import { leaveType } from '#shared/leave/types.ts'
import { itemWords } from '#shared/attendance/files/payroll-words.ts'
import { hoursInWords } from '#shared/words/hours-in-words.ts'
import { inOneLine } from '#shared/words/in-one-line.ts'
import type { Language } from '#shared/words/language.ts'
import { documentFrame, factsLine, hatched, line, muted, signatureLines, tint, titleLine } from './document-parts.ts'
import { sayingIn } from './saying.ts'

/** The sheets of a month on paper: A4, each person on pages of their own whose table repeats its head, with lines to sign on. */
export function sheetsDocument(
  company: string,
  sheets: readonly FiledSheet[],
  language: Language,
): TDocumentDefinitions {
  const said = { say: sayingIn(language), hours: (minutes: number) => hoursInWords(minutes / 60, language) }
  return {
    ...documentFrame(said.say('payroll:sheetTitle'), company, said.say),
    content: sheets.flatMap((sheet, place) => pageOf(company, sheet, said, place > 0)),
  }
}

/** How sentences and hours are said. */
interface Said {
  say: Say
  hours: (minutes: number) => string
}

const pageOf = (company: string, sheet: FiledSheet, said: Said, isNext: boolean): Content[] => {
  const { say } = said
  return [
    titleLine(say('payroll:sheetTitle'), say('payroll:sheetOf', { month: sheet.month }), isNext),
    factsOf(company, sheet, say),
    daysOf(sheet, said),
    totalsOf(sheet, said),
    signatures(sheet, say),
  ]
}

/** Whose sheet it is, and whose employee. */
const factsOf = (company: string, { name, employee_number, position, group }: FiledSheet, say: Say): Content =>
  factsLine([
    { width: '*', title: say('payroll:company'), value: company },
    { width: '*', title: say('payroll:name'), value: name },
    { width: 80, title: say('payroll:employeeNumber'), value: employee_number },
    { width: 100, title: say('payroll:position'), value: position ?? group },
  ])

const numbers = { alignment: 'right' } as const

/** The columns of numbers: from the break to stand-by. */
const [firstNumber, lastNumber] = [4, 7]

function daysOf(sheet: FiledSheet, said: Said): Content {
  const { say } = said
  const head = [
    say('payroll:day'),
    say('payroll:scheduled'),
    say('payroll:start'),
    say('payroll:end'),
    say('payroll:break'),
    say('payroll:workedHours'),
    say('payroll:overtimeHours'),
    say('payroll:standByHours'),
    say('payroll:kind'),
  ].map((text, place): TableCell => {
    const isNumber = place >= firstNumber && place <= lastNumber
    return { text, bold: true, fillColor: tint, fontSize: 7, ...(isNumber && numbers) }
  })
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [72, 56, 36, 36, 36, 46, 40, 44, '*'],
      body: [head, ...sheet.days.map(day => dayRow(day, sheet, said))],
    },
    layout: {
      hLineWidth: row => (isEndOfWeek(sheet.days[row - 2]) ? 0.8 : 0.3),
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingTop: () => 1.6,
      paddingBottom: () => 1.2,
    },
  }
}

/** A strong line follows each week, and the head. */
const isEndOfWeek = (day: SheetDay | undefined) => day !== undefined && weekdayOf(day.date) === 7

function dayRow(day: SheetDay, sheet: FiledSheet, { say, hours }: Said): TableCell[] {
  const { date, kind, scheduled, worked, worked_minutes, overtime_minutes, stand_by_minutes, correction } = day
  const duration = (minutes: number) => (minutes ? hours(minutes) : '')
  const times = standByTimes(day)
  const standBy = times && say('payroll:standByOf', { times })
  const said = [dayInWords(day, sheet.names, say), standBy, inOneLine(correction?.note ?? '')]
    .filter(Boolean)
    .join(' · ')
  const cells: TableCell[] = [
    { text: `${date.slice(8)}. ${weekdayInWords(date, say)}` },
    { text: scheduled && !isOff(day) ? `${scheduled.start}–${scheduled.end}` : '' },
    { text: worked?.start ?? '' },
    { text: worked?.end ?? '' },
    { text: worked ? String(worked.break_minutes) : '', ...numbers },
    { text: duration(worked_minutes), ...numbers },
    { text: duration(overtime_minutes), ...numbers },
    { text: duration(stand_by_minutes), ...numbers },
    { text: said },
  ]
  const isFree = kind !== 'working_day' && kind !== 'working_day_moved'
  return isFree ? cells.map(cell => ({ ...(cell as object), fillColor: hatched }) as TableCell) : cells
}

function totalsOf({ totals }: FiledSheet, { say, hours }: Said): Content {
  const lines: [string, string][] = [
    [say('payroll:scheduledHours'), hours(totals.scheduled_minutes)],
    [say('payroll:workedHours'), hours(totals.worked_minutes)],
    [say('payroll:workedDays'), String(totals.worked_days)],
    [say('payroll:overtimeHours'), hours(totals.overtime_minutes)],
    [say('payroll:standByHours'), hours(totals.stand_by_minutes)],
    [say('payroll:nightHours'), hours(totals.night_minutes)],
    [say('payroll:holidayHours'), hours(totals.holiday_minutes)],
    ...totals.leave.map(({ type_id, days, minutes }): [string, string] => {
      const key = leaveType(type_id)?.key ?? 'vacation'
      const name = key === 'sick' ? say('common:leaveSick') : key === 'home' ? '' : say(itemWords[key])
      return [say('payroll:inDays', { name }), `${days} (${hours(minutes)})`]
    }),
  ]
  const half = Math.ceil(lines.length / 2)
  const column = (some: [string, string][]): Content => ({
    table: {
      widths: ['*', 'auto'],
      body: some.map(([title, value]) => [title, { text: value, bold: true, ...numbers }]),
    },
    layout: 'noBorders',
  })
  return { columns: [column(lines.slice(0, half)), column(lines.slice(half))], columnGap: 24, margin: [0, 8, 0, 0] }
}

const signatures = ({ accepted }: FiledSheet, say: Say): Content => ({
  stack: [
    { text: accepted ? say('payroll:acceptedBy', accepted) : say('payroll:notAcceptedYet'), color: muted },
    signatureLines([say('payroll:place'), say('payroll:signEmployee'), say('payroll:signEmployer')], 34),
  ],
  margin: [0, 8, 0, 0],
  unbreakable: true,
})

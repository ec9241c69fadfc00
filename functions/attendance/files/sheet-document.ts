import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { dayInWords, weekdayInWords, type FiledSheet } from '#shared/attendance/files/attendance-tables.ts'
import { textIn, type FileCell } from '#shared/attendance/files/file-table.ts'
import type { Say } from '#shared/attendance/files/payroll-words.ts'
import type { SheetDay } from '#shared/attendance/model.ts'
import { isOff } from '#shared/attendance/counted-day.ts'
import { weekdayOf } from '#shared/calendar/day.ts'
import { leaveType } from '#shared/leave/types.ts'
import { itemWords } from '#shared/attendance/files/payroll-words.ts'

const tint = '#E3EEEE'
const hatched = '#F4F6F6'
const muted = '#5A6B6B'

/** The sheets of a month on paper: A4, each person on pages of their own whose table repeats its head, with lines to sign on. */
export const sheetsDocument = (company: string, sheets: readonly FiledSheet[], say: Say): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [36, 36, 36, 40],
  info: { title: say('payroll:sheetTitle'), author: company },
  defaultStyle: { fontSize: 8, lineHeight: 1.1 },
  content: sheets.flatMap((sheet, place) => pageOf(company, sheet, say, place > 0)),
  footer: (page, pages) => ({
    text: say('payroll:page', { page, pages }),
    alignment: 'right',
    margin: [36, 10],
    fontSize: 7,
    color: muted,
  }),
})

const pageOf = (company: string, sheet: FiledSheet, say: Say, isNext: boolean): Content[] => [
  {
    columns: [
      { text: say('payroll:sheetTitle'), fontSize: 16, bold: true },
      { text: say('payroll:sheetOf', { month: sheet.month }), fontSize: 16, alignment: 'right' },
    ],
    ...(isNext && { pageBreak: 'before' as const }),
  },
  factsOf(company, sheet, say),
  daysOf(sheet, say),
  totalsOf(sheet, say),
  signatures(sheet, say),
]

/** Whose sheet it is, and whose employee. */
function factsOf(company: string, { name, employee_number, position, group }: FiledSheet, say: Say): Content {
  const fact = (width: number | '*', title: string, value: string | null): Column => ({
    width,
    stack: [
      { text: title, color: muted, fontSize: 7 },
      { text: value ?? '–', bold: true },
    ],
  })
  return {
    columns: [
      fact('*', say('payroll:company'), company),
      fact('*', say('payroll:name'), name),
      fact(80, say('payroll:employeeNumber'), employee_number),
      fact(100, say('payroll:position'), position ?? group),
    ],
    columnGap: 10,
    margin: [0, 8, 0, 8],
  }
}

const numbers = { alignment: 'right' } as const

/** The columns of numbers: from the break to stand-by. */
const [firstNumber, lastNumber] = [4, 7]

function daysOf(sheet: FiledSheet, say: Say): Content {
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
      body: [head, ...sheet.days.map(day => dayRow(day, sheet, say))],
    },
    layout: {
      hLineWidth: row => (isEndOfWeek(sheet.days[row - 2]) ? 0.8 : 0.3),
      vLineWidth: () => 0,
      hLineColor: () => '#9AA8A8',
      paddingTop: () => 1.6,
      paddingBottom: () => 1.2,
    },
  }
}

/** A strong line follows each week, and the head. */
const isEndOfWeek = (day: SheetDay | undefined) => day !== undefined && weekdayOf(day.date) === 7

function dayRow(day: SheetDay, sheet: FiledSheet, say: Say): TableCell[] {
  const { date, kind, scheduled, worked, worked_minutes, overtime_minutes, stand_by_minutes, correction } = day
  const duration = (minutes: number): FileCell => (minutes ? { minutes } : null)
  const said = [dayInWords(day, sheet.names, say), correction?.note].filter(Boolean).join(' · ')
  const cells: TableCell[] = [
    { text: `${date.slice(8)}. ${weekdayInWords(date, say)}` },
    { text: scheduled && !isOff(day) ? `${scheduled.start}–${scheduled.end}` : '' },
    { text: worked?.start ?? '' },
    { text: worked?.end ?? '' },
    { text: worked ? String(worked.break_minutes) : '', ...numbers },
    { text: textIn(duration(worked_minutes)), ...numbers },
    { text: textIn(duration(overtime_minutes)), ...numbers },
    { text: textIn(duration(stand_by_minutes)), ...numbers },
    { text: said },
  ]
  const isFree = kind !== 'working_day' && kind !== 'working_day_moved'
  return isFree ? cells.map(cell => ({ ...(cell as object), fillColor: hatched }) as TableCell) : cells
}

function totalsOf({ totals }: FiledSheet, say: Say): Content {
  const hours = (minutes: number) => textIn({ minutes })
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

function signatures({ accepted }: FiledSheet, say: Say): Content {
  const line = (title: string): Content => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.6 }] },
      { text: title, fontSize: 7, color: muted, margin: [0, 2, 0, 0] },
    ],
  })
  return {
    stack: [
      { text: accepted ? say('payroll:acceptedBy', accepted) : say('payroll:notAcceptedYet'), color: muted },
      {
        columns: [line(say('payroll:place')), line(say('payroll:signEmployee')), line(say('payroll:signEmployer'))],
        columnGap: 20,
        margin: [0, 34, 0, 0],
      },
    ],
    margin: [0, 8, 0, 0],
    unbreakable: true,
  }
}

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import {
  outcomeInWords,
  skippedInWords,
  type LeaveSlip,
  type SlipBalance,
} from '#shared/attendance/papers/leave-slip.ts'
import { papersIn, type PaperSay } from '#shared/attendance/papers/say-papers.ts'
import { daysInMonth, monthOf, type Month } from '#shared/calendar/day.ts'
import { monthsOf } from '#shared/calendar/period.ts'
import { hoursInWords } from '#shared/words/hours-in-words.ts'
import { inOneLine } from '#shared/words/in-one-line.ts'
import type { Language } from '#shared/words/language.ts'
import { documentFrame, factsLine, line, muted, signatureLines, titleLine } from '../files/document-parts.ts'
import { monthBoxes, type BoxedMonth, type DayBox } from './month-boxes.ts'

/** How many months of days leave room for the other copy on the same page. */
const monthsOnHalf = 6

/** Half of a page within its margins. */
const half = 366

/** The leave slip of a request, once for the employee and once for the employer: two halves of an A4 page where there is room. */
export function slipDocument(slip: LeaveSlip, language: Language): TDocumentDefinitions {
  const say = papersIn(language)
  const copies = [say('papers:copyOfEmployee'), say('papers:copyOfEmployer')]
  const isOnHalves = monthsOf(slip).length <= monthsOnHalf
  const whole = copies.flatMap((copy, place) => copyOf(slip, copy, { language, isNext: place > 0 }))
  return {
    ...documentFrame(titleOf(slip, say), slip.company, say),
    content: isOnHalves ? halves(copies.map(copy => copyOf(slip, copy, { language }))) : whole,
  }
}

/** Both copies, with a line between them to cut along. */
const halves = (copies: readonly Content[][]): Content => ({
  table: { widths: ['*'], heights: half, dontBreakRows: true, body: copies.map(stack => [{ stack }]) },
  layout: {
    hLineWidth: place => (place === 1 ? 0.6 : 0),
    vLineWidth: () => 0,
    hLineStyle: () => ({ dash: { length: 4, space: 3 } }),
    hLineColor: () => muted,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: place => (place === 1 ? 18 : 0),
    paddingBottom: () => 0,
  },
})

const titleOf = ({ isPermission }: LeaveSlip, say: PaperSay) =>
  say(isPermission ? 'papers:slipTitle' : 'papers:absenceTitle')

interface CopyOptions {
  language: Language
  /** Whether it begins a page. */
  isNext?: boolean
}

function copyOf(slip: LeaveSlip, copy: string, { language, isNext }: CopyOptions): Content[] {
  const say = papersIn(language)
  const { company, name, employee_number, position, type, from_date, to_date, days, sick_pay_days } = slip
  const sickPay = sick_pay_days ? `, ${say('papers:sickPayDays', { count: sick_pay_days })}` : ''
  return [
    titleLine(titleOf(slip, say), copy, isNext),
    factsLine([
      { width: '*', title: say('payroll:company'), value: company },
      { width: '*', title: say('payroll:name'), value: name },
      { width: 80, title: say('payroll:employeeNumber'), value: employee_number },
      { width: 100, title: say('payroll:position'), value: position },
    ]),
    factsLine([
      { width: '*', title: say('papers:type'), value: type },
      { width: 100, title: say('papers:firstDay'), value: from_date },
      { width: 100, title: say('papers:lastDay'), value: to_date },
      { width: 100, title: say('papers:workingDays'), value: `${days}${sickPay}` },
    ]),
    monthBoxes(monthsOf(slip).map(month => boxedMonth(month, slip, say))),
    { text: skippedInWords(slip.kinds, say), margin: [0, 4, 0, 0], color: muted },
    ...balancesOf(slip, language),
    ...sentences(slip, say).map((text): Content => ({ text, margin: [0, 2, 0, 0] })),
    signatureLines([say('payroll:place'), say('payroll:signEmployee'), say('papers:signApprover')], 30),
  ]
}

/** The days of the request in a month: those that cost a day are counted, the others grey. */
function boxedMonth(month: Month, { kinds, status }: LeaveSlip, say: PaperSay): BoxedMonth {
  const boxes: (DayBox | undefined)[] = Array.from({
    length: daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))),
  })
  let counted = 0
  for (const { date, blocked } of kinds) {
    if (!blocked) counted += 1
    if (monthOf(date) !== month) continue
    boxes[Number(date.slice(8)) - 1] = blocked
      ? { text: '–', look: 'free' }
      : { text: String(counted), look: status === 'approved' ? 'decided' : 'open' }
  }
  return { month, label: say('payroll:sheetOf', { month }), boxes }
}

/** What the request leaves of the leave that it takes from; of illness, of quotas and of what is closed nothing is said. */
function balancesOf({ balances, takesNothing }: LeaveSlip, language: Language): Content[] {
  const say = papersIn(language)
  if (takesNothing) return [{ text: say('papers:noBalance'), margin: [0, 6, 0, 4] }]
  if (!balances.length) return []
  const head = ['allowance', 'before', 'thisRequest', 'after'] as const
  return [
    {
      table: {
        headerRows: 1,
        widths: ['*', 80, 80, 80],
        body: [
          head.map((title, place) => ({
            text: say(`papers:${title}`),
            fontSize: 7,
            color: muted,
            ...(place > 0 && { alignment: 'right' as const }),
          })),
          ...balances.map(balance => balanceRow(balance, language)),
        ],
      },
      layout: { hLineWidth: () => 0.3, vLineWidth: () => 0, hLineColor: () => line },
      margin: [0, 6, 0, 4],
    },
  ]
}

/** What is called as the leave that is taken from it. */
const allowances = { carried: 'common:leaveExtra', overtime: 'common:leaveLieu' } as const

function balanceRow({ of, before, after, unit }: SlipBalance, language: Language) {
  const say = papersIn(language)
  const amount = (count: number, sign = '') => ({
    text: `${sign}${unit === 'days' ? say('papers:inDays', { count }) : say('papers:inHours', { hours: hoursInWords(count, language) })}`,
    alignment: 'right' as const,
    bold: true,
  })
  // Hours are hundredths, whose difference need not be one.
  const taken = Math.round((before - after) * 100) / 100
  const name = typeof of === 'number' ? say('papers:allowanceOf', { year: of }) : say(allowances[of])
  return [{ text: name }, amount(before), amount(taken, '−'), amount(after)]
}

/** What people wrote stands in one line, so that no line of theirs looks like one of ours. */
function sentences(slip: LeaveSlip, say: PaperSay): string[] {
  const { asked } = slip
  const [comment, response] = [inOneLine(slip.comment), inOneLine(slip.response ?? '')]
  return [
    ...(comment ? [say('papers:comment', { text: comment })] : []),
    say('papers:asked', { ...asked }),
    outcomeInWords(slip, say),
    ...(response ? [say('papers:response', { text: response })] : []),
  ]
}

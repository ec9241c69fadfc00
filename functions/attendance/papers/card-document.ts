import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type {
  CardAbsence,
  CardDay,
  CardEmployment,
  CardPeriod,
  LeaveCard,
} from '#shared/attendance/papers/leave-card.ts'
import { papersIn, type PaperSay } from '#shared/attendance/papers/say-papers.ts'
import { leaveType } from '#shared/leave/types.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { hoursInWords } from '#shared/words/hours-in-words.ts'
import type { Language } from '#shared/words/language.ts'
import { documentFrame, factsLine, line, muted, signatureLines, tint, titleLine } from '../files/document-parts.ts'
import { monthBoxes, type DayBox } from './month-boxes.ts'

/** Leave cards on paper, each person on pages of their own. */
export function cardsDocument(cards: readonly LeaveCard[], language: Language): TDocumentDefinitions {
  const say = papersIn(language)
  return {
    ...documentFrame(say('papers:cardTitle'), cards[0]?.company ?? '', say),
    content: cards.flatMap((card, place) => pageOf(card, language, place > 0)),
  }
}

function pageOf(card: LeaveCard, language: Language, isNext: boolean): Content[] {
  const say = papersIn(language)
  return [
    titleLine(say('papers:cardTitle'), String(card.year), isNext),
    factsOf(card, say),
    ...card.employments.flatMap(one => [
      heading(titleOf('papers:entitlement', one, card, say)),
      ...entitlementOf(one, language),
    ]),
    heading(say('papers:calendar')),
    monthBoxes(
      card.months.map(({ month, days }) => ({
        month,
        label: say('payroll:sheetOf', { month }),
        boxes: days.map(day => boxOf(day, say)),
      })),
    ),
    { text: legendOf(card.absences, say), color: muted, fontSize: 7, margin: [0, 3, 0, 0] },
    heading(say('papers:absences')),
    absencesOf(card.absences, say),
    ...card.employments.flatMap(one => [
      heading(titleOf('papers:balance', one, card, say)),
      ...balanceOf(one, language),
    ]),
    {
      stack: [
        { text: say('papers:legalBase', { day: card.made }), color: muted },
        signatureLines([say('payroll:place'), say('payroll:signEmployee'), say('payroll:signEmployer')], 34),
      ],
      margin: [0, 8, 0, 0],
      unbreakable: true,
    },
  ]
}

const heading = (text: string): Content => ({ text, bold: true, fontSize: 10, margin: [0, 8, 0, 3] })

/** When somebody is employed; empty where it is not known. */
function employedIn(period: CardPeriod | null, say: PaperSay): string {
  const { start, end } = period ?? {}
  if (!start) return ''
  return end ? say('papers:employmentUntil', { start, end }) : say('papers:employmentFrom', { start })
}

/** What is of one employment says of which where the year has several: by its place, and by its days for whoever may know them. */
function titleOf(
  title: 'papers:entitlement' | 'papers:balance',
  one: CardEmployment,
  { employments }: LeaveCard,
  say: PaperSay,
): string {
  if (employments.length < 2) return say(title)
  const which = say('papers:employmentNumber', { place: employments.indexOf(one) + 1 })
  return [say(title), which, employedIn(one.period, say)].filter(Boolean).join(', ')
}

function factsOf({ company, name, employee_number, position, employment }: LeaveCard, say: PaperSay): Content {
  return factsLine([
    { width: '*', title: say('payroll:company'), value: company },
    { width: '*', title: say('payroll:name'), value: name },
    { width: 66, title: say('payroll:employeeNumber'), value: employee_number },
    { width: 90, title: say('payroll:position'), value: position },
    { width: 110, title: say('papers:employment'), value: employedIn(employment, say) || null },
  ])
}

const numbers = { alignment: 'right' } as const

/** A table whose head repeats on every page. */
const table = (widths: (number | '*')[], head: TableCell[], rows: TableCell[][]): Content => ({
  table: { headerRows: 1, dontBreakRows: true, widths, body: [head, ...rows] },
  layout: {
    hLineWidth: () => 0.3,
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingTop: () => 1.6,
    paddingBottom: () => 1.2,
  },
})

const headCell = (text: string, look: object = {}): TableCell => ({
  text,
  bold: true,
  fontSize: 7,
  fillColor: tint,
  ...look,
})

/** Every line that the year's leave is made of, in days or in hours, with its paragraph or with who has recorded it. */
function entitlementOf({ balance }: CardEmployment, language: Language): Content[] {
  const say = papersIn(language)
  const { lines, entitled, in_hours, hour_lines = [], carried_until = [], missing = [] } = balance
  const head = [
    headCell(say('papers:line')),
    headCell(say('papers:paragraph')),
    headCell(say('papers:recorded')),
    headCell(say('papers:days'), numbers),
  ]
  const rows = lines.map(({ label, paragraph, by, date, days }): TableCell[] => [
    { text: label },
    { text: paragraph ?? '' },
    { text: by && date ? say('papers:recordedBy', { name: by, day: date }) : '' },
    { text: String(days), ...numbers },
  ])
  const total: TableCell[] = [
    { text: say('papers:total'), bold: true },
    '',
    '',
    { text: String(entitled), bold: true, ...numbers },
  ]
  return [
    table(['*', 100, 130, 40], head, [...rows, total]),
    ...(in_hours
      ? [
          table(
            ['*', 100, 60],
            [headCell(say('papers:line')), headCell(say('papers:paragraph')), headCell(say('papers:hours'), numbers)],
            hour_lines.map(({ label, paragraph, hours }): TableCell[] => [
              { text: label },
              { text: paragraph },
              { text: hoursInWords(hours, language), ...numbers },
            ]),
          ),
        ]
      : []),
    ...carried_until.map(({ days, last_date }): Content => ({
      text: say('papers:carriedUntil', { days, last_date }),
      margin: [0, 3, 0, 0],
    })),
    ...missing.map((text): Content => ({
      text: `${say('papers:missing')}: ${text}`,
      margin: [0, 3, 0, 0],
      color: muted,
    })),
  ]
}

function keyOf({ type_id }: CardAbsence) {
  return capitalised(leaveType(type_id)?.key ?? 'vacation')
}

const codeOf = (absence: CardAbsence, say: PaperSay) => say(`common:code${keyOf(absence)}`)
const nameOf = (absence: CardAbsence, say: PaperSay) => say(`common:leave${keyOf(absence)}`)

function boxOf({ isFree, absence }: CardDay, say: PaperSay): DayBox {
  if (isFree) return { text: '', look: 'free' }
  if (!absence) return { text: '', look: 'open' }
  return { text: codeOf(absence, say), look: absence.status === 'approved' ? 'decided' : 'open' }
}

/** What the letters in the boxes mean, of the types that the card has. */
function legendOf(absences: readonly CardAbsence[], say: PaperSay): string {
  const named = new Map(absences.map(absence => [codeOf(absence, say), nameOf(absence, say)]))
  const types = [...named].map(([code, name]) => `${code}: ${name}`)
  return [...types, say('papers:legendFree'), say('papers:legendPending')].join(' · ')
}

function absencesOf(absences: readonly CardAbsence[], say: PaperSay): Content {
  if (!absences.length) return { text: say('papers:noAbsences') }
  const head = [
    headCell(say('papers:type')),
    headCell(say('papers:firstDay')),
    headCell(say('papers:lastDay')),
    headCell(say('papers:days'), numbers),
    headCell(say('papers:status')),
    headCell(say('papers:decided')),
  ]
  return table(
    ['*', 60, 60, 36, 70, 140],
    head,
    absences.map(absence => [
      { text: nameOf(absence, say) },
      { text: absence.from_date },
      { text: absence.to_date },
      { text: String(absence.days), ...numbers },
      { text: say(absence.status === 'approved' ? 'papers:statusApproved' : 'papers:statusPending') },
      { text: absence.decided ? say('papers:recordedBy', { ...absence.decided }) : '' },
    ]),
  )
}

const amounts = [
  ['papers:entitled', 'entitled'],
  ['papers:used', 'used'],
  ['papers:planned', 'planned'],
  ['papers:waiting', 'pending'],
  ['papers:left', 'left'],
] as const

/** What is left of the year, in days and where leave is kept in hours in hours too, and the settlement of who leaves in it. */
function balanceOf({ balance }: CardEmployment, language: Language): Content[] {
  const say = papersIn(language)
  const { in_hours, used_sick, sick, exit } = balance
  const row = (unit: string, valueOf: (field: (typeof amounts)[number][1]) => string): TableCell[] => [
    { text: unit },
    ...amounts.map(([, field]) => ({ text: valueOf(field), bold: true, ...numbers })),
  ]
  return [
    table(
      ['*', 66, 66, 66, 66, 66],
      [headCell(''), ...amounts.map(([title]) => headCell(say(title), numbers))],
      [
        row(say('papers:days'), field => String(balance[field])),
        ...(in_hours ? [row(say('papers:hours'), field => hoursInWords(in_hours[field], language))] : []),
      ],
    ),
    { text: say('papers:sick', { used: used_sick, sick }), margin: [0, 3, 0, 0] },
    ...(exit
      ? [{ text: `${exit.label} (${exit.paragraph})`, margin: [0, 3, 0, 0] as [number, number, number, number] }]
      : []),
  ]
}

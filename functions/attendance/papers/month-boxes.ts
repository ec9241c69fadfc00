import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { Month } from '#shared/calendar/day.ts'
import { hatched, line, muted, tint } from '../files/document-parts.ts'

/** A day of a month on paper. */
export interface DayBox {
  text: string
  /** Whether the day is decided, free, or only asked for. */
  look: 'decided' | 'free' | 'open'
}

/** A month in a row of boxes; days without a box stay empty. */
export interface BoxedMonth {
  month: Month
  label: string
  boxes: readonly (DayBox | undefined)[]
}

const longestMonth = 31

/** Months as rows of days, with the numbers of the days above them. */
export const monthBoxes = (months: readonly BoxedMonth[]): Content => ({
  table: {
    headerRows: 1,
    widths: [60, ...Array.from({ length: longestMonth }, () => 14.7)],
    body: [
      [cell(''), ...numbers.map(number => cell(String(number), { color: muted }))],
      ...months.map(({ label, boxes }) => [
        { text: label, fontSize: 7 },
        ...numbers.map(number => boxOf(boxes[number - 1])),
      ]),
    ],
  },
  layout: {
    hLineWidth: () => 0.3,
    vLineWidth: place => (place === 0 || place > longestMonth ? 0 : 0.3),
    hLineColor: () => line,
    vLineColor: () => line,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 2,
    paddingBottom: () => 1,
  },
})

const numbers = Array.from({ length: longestMonth }, (_, place) => place + 1)

function cell(text: string, look: object = {}): TableCell {
  return { text, alignment: 'center', fontSize: 6, ...look }
}

function boxOf(box: DayBox | undefined): TableCell {
  if (!box) return cell('')
  if (box.look === 'free') return cell(box.text, { fillColor: hatched, color: muted })
  return cell(box.text, box.look === 'decided' ? { fillColor: tint, bold: true } : { bold: true })
}

import type { Column, Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Say } from '#shared/attendance/files/payroll-words.ts'

export const tint = '#E3EEEE'
export const hatched = '#F4F6F6'
export const muted = '#5A6B6B'
export const line = '#9AA8A8'

/** How documents of the product look: A4 in small print, with the numbers of their pages. */
export const documentFrame = (title: string, author: string, say: Say): Omit<TDocumentDefinitions, 'content'> => ({
  pageSize: 'A4',
  pageMargins: [36, 36, 36, 40],
  info: { title, author },
  defaultStyle: { fontSize: 8, lineHeight: 1.1 },
  footer: pageNumbers(say),
})

const pageNumbers =
  (say: Say): DynamicContent =>
  (page, pages) => ({
    text: say('payroll:page', { page, pages }),
    alignment: 'right',
    margin: [36, 10],
    fontSize: 7,
    color: muted,
  })

/** What a document is called, and at the end of the line what it is of. */
export const titleLine = (title: string, of: string, isNext = false): Content => ({
  columns: [
    { text: title, fontSize: 16, bold: true },
    { text: of, fontSize: 16, alignment: 'right' },
  ],
  ...(isNext && { pageBreak: 'before' as const }),
})

/** A value under its name. */
export interface Fact {
  width: number | '*'
  title: string
  value: string | null
}

/** Values beside one another. */
export const factsLine = (facts: readonly Fact[]): Content => ({
  columns: facts.map(({ width, title, value }): Column => ({
    width,
    stack: [
      { text: title, color: muted, fontSize: 7 },
      { text: value ?? '–', bold: true },
    ],
  })),
  columnGap: 10,
  margin: [0, 8, 0, 8],
})

/** Lines to sign on, beside one another. */
export const signatureLines = (titles: readonly string[], space: number): Content => ({
  columns: titles.map((title): Column => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.6 }] },
      { text: title, fontSize: 7, color: muted, margin: [0, 2, 0, 0] },
    ],
  })),
  columnGap: 20,
  margin: [0, space, 0, 0],
})

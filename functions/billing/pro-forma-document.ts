import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { documentFrame, factsLine, line, muted, tint, titleLine } from '#functions/attendance/files/document-parts.ts'
import { papersIn, type PaperSay } from '#shared/attendance/papers/say-papers.ts'
import { payableFor, type Order } from '#shared/billing/order.ts'
import { addDays } from '#shared/calendar/day.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import type { Language } from '#shared/words/language.ts'
import type { Operator } from '#shared/words/operator.ts'
import { numberInWords } from '#shared/words/number-in-words.ts'
import { productName } from '#shared/words/product.ts'
import { valueInWords } from '#shared/words/say.ts'

/** Whom an order is paid to; what is not known of them is left out. */
export type Seller = Pick<Operator, 'name' | 'seat' | 'taxNumber' | 'bankAccount'>

/** The pro-forma invoice of an order: who sells what to whom, for how much, and how and by when it is paid. */
export function proFormaDocument(order: Order, seller: Seller, language: Language): TDocumentDefinitions {
  const say = papersIn(language)
  const day = (of: string) => valueInWords(of, language)
  const { number, billing, state, paid_on } = order
  return {
    ...documentFrame(`${say('papers:proForma')} ${number}`, seller.name ?? productName, say),
    content: [
      titleLine(say('papers:proForma'), number),
      parties(order, seller, say),
      factsLine([
        { width: 120, title: say('papers:orderedOn'), value: day(order.day) },
        paid_on
          ? { width: 120, title: say('papers:paidOn'), value: day(paid_on) }
          : { width: 120, title: say('papers:payableUntil'), value: day(addDays(order.day, payableFor)) },
        { width: '*', title: say('papers:gross'), value: forintsInWords(order.gross, language) },
      ]),
      sums(order, language),
      ...(billing.reference ? [note(say('papers:referenceOf', { number: billing.reference }))] : []),
      ...(state === 'ordered' ? [note(transferOf(number, seller, say))] : []),
      ...(state === 'paid' ? [note(say('papers:orderPaid'))] : []),
      ...(state === 'withdrawn' ? [note(say('papers:orderWithdrawn'))] : []),
      { ...note(say('papers:noInvoice')), color: muted },
    ],
  }
}

/** The seller and the buyer beside each other. */
const parties = ({ billing }: Order, { name, seat, taxNumber }: Seller, say: PaperSay): Content => ({
  columns: [
    party(
      say('papers:seller'),
      name
        ? [name, seat, taxNumber && say('papers:taxNumberOf', { number: taxNumber })]
        : [say('papers:sellerUnknown')],
    ),
    party(say('papers:buyer'), [
      billing.name,
      `${billing.postcode} ${billing.city}, ${billing.address}`,
      say('papers:taxNumberOf', { number: billing.tax_number }),
    ]),
  ],
  columnGap: 20,
  margin: [0, 16, 0, 8],
})

const party = (title: string, lines: readonly (string | undefined)[]) => ({
  stack: [
    { text: title, color: muted, fontSize: 7 },
    ...lines.filter(Boolean).map((text, place) => ({ text: text!, bold: place === 0 })),
  ],
})

const itemOf = { term: 'papers:planItem', change: 'papers:changeItem', switch: 'papers:switchItem' } as const

/** What is bought, and its sum with the tax. */
function sums(order: Order, language: Language): Content {
  const say = papersIn(language)
  const { kind, plan, seats: count, from_date: from, to_date: to, net, vat, vat_percent: percent, gross } = order
  const item = say(itemOf[kind], {
    plan: say(`papers:plan_${plan}`),
    count,
    from,
    to,
  })
  const row = (text: string, sum: number, look: { bold?: boolean; fillColor?: string } = {}) => [
    { text, ...look },
    { text: forintsInWords(sum, language), alignment: 'right' as const, ...look },
  ]
  return {
    table: {
      headerRows: 1,
      widths: ['*', 110],
      body: [
        [
          { text: say('papers:item'), fontSize: 7, color: muted },
          { text: say('papers:net'), fontSize: 7, color: muted, alignment: 'right' },
        ],
        row(item, net),
        row(say(percent ? 'papers:vat' : 'papers:noVat', { percent: numberInWords(percent, language) }), vat),
        row(say('papers:gross'), gross, { bold: true, fillColor: tint }),
      ],
    },
    layout: {
      hLineWidth: () => 0.3,
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
    margin: [0, 8, 0, 8],
  }
}

const transferOf = (number: string, { bankAccount }: Seller, say: PaperSay) =>
  bankAccount ? say('papers:transferTo', { account: bankAccount, number }) : say('papers:transferLater')

const note = (text: string) => ({ text, margin: [0, 6, 0, 0] as [number, number, number, number] })

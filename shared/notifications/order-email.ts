import * as z from 'zod/mini'
import { Day } from '../calendar/day.ts'
import { numberInWords } from '../words/number-in-words.ts'
import { forintsInWords } from '../words/forints-in-words.ts'
import type { Language } from '../words/language.ts'
import type { Operator } from '../words/operator.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { button, paragraph, quiet, type EmailContent, type EmailFact } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

/** What is said of an order by email, which the job carries. */
export const OrderFacts = z.object({
  number: z.string(),
  plan: z.enum(['standard', 'premium']),
  seats: z.int(),
  from_date: Day,
  to_date: Day,
  net: z.int(),
  vat_percent: z.number(),
  vat: z.int(),
  gross: z.int(),
  payable_until: Day,
  /** To whom it is made out. */
  buyer: z.object({ name: z.string(), tax_number: z.string(), address: z.string(), reference: z.nullable(z.string()) }),
})
export type OrderFacts = z.infer<typeof OrderFacts>

interface OrderEmail {
  order: OrderFacts
  /** The company whose plan it is, by its name and its id. */
  company: string
  id: string
  /** The page of its plan. */
  address: string
  /** To whom and where to it is paid; where no account is known, the operators say it in an email of their own. */
  seller: Pick<Operator, 'name' | 'seat' | 'taxNumber' | 'bankAccount'>
  /** Whether those who run the service read it, who mark it paid. */
  isForOperator: boolean
}

/** The pro-forma invoice of an order: what it buys, for how much, by when it is to be paid. */
export function orderEmail(
  { order, company, id, address, seller, isForOperator }: OrderEmail,
  language: Language,
): EmailContent {
  const values = { number: order.number, sum: forintsInWords(order.gross, language), company: unlinked(company), id }
  const translate = (name: KeyIn<'emails'>, more: Record<string, string | number> = {}) =>
    sayEmail({ key: `emails:${name}`, values: { ...values, ...more } }, language)
  return renderEmail(
    {
      subject: translate(isForOperator ? 'orderOperatorSubject' : 'orderSubject'),
      greeting: translate('greetingAnyone'),
      body: [
        paragraph(
          translate(isForOperator ? 'orderOperatorBody' : seller.bankAccount ? 'orderBody' : 'orderBodyLater', {
            day: order.payable_until,
          }),
        ),
        { kind: 'facts', facts: factsOf(order, seller, language) },
        ...(isForOperator
          ? []
          : [quiet(translate('orderNoInvoice')), button({ label: translate('openPlan'), address })]),
      ],
      reason: translate('orderReason'),
    },
    language,
  )
}

function factsOf(order: OrderFacts, seller: OrderEmail['seller'], language: Language): EmailFact[] {
  const { buyer, from_date, to_date, net, vat, vat_percent, gross } = order
  const fact = (name: KeyIn<'emails'>, text: string, more: Record<string, string | number> = {}): EmailFact => ({
    label: sayEmail({ key: `emails:${name}`, values: more }, language),
    text,
  })
  const forints = (sum: number) => forintsInWords(sum, language)
  return [
    fact('orderNumber', order.number),
    fact('orderPlan', sayEmail({ key: `emails:plan_${order.plan}`, values: {} }, language)),
    fact('orderSeats', sayEmail({ key: 'emails:orderSeatCount', values: { count: order.seats } }, language)),
    fact('orderTerm', sayEmail({ key: 'emails:orderDays', values: { from: from_date, to: to_date } }, language)),
    fact('orderNet', forints(net)),
    fact(vat_percent ? 'orderVat' : 'orderNoVat', forints(vat), { percent: numberInWords(vat_percent, language) }),
    fact('orderGross', forints(gross)),
    ...(seller.name
      ? [
          fact(
            'orderSeller',
            [seller.name, seller.seat, seller.taxNumber].filter(part => part !== undefined).join(', '),
          ),
        ]
      : []),
    ...(seller.bankAccount ? [fact('orderAccount', seller.bankAccount)] : []),
    fact('orderBuyer', [buyer.name, buyer.address, buyer.tax_number].map(unlinked).join(', ')),
    ...(buyer.reference ? [fact('orderReference', unlinked(buyer.reference))] : []),
  ]
}

/** The email to those who run the service about a foundation or school that asks for everything free of charge. */
export function grantEmail({ company, id }: { company: string; id: string }, language: Language): EmailContent {
  const values = { company: unlinked(company), id }
  const translate = (name: KeyIn<'emails'>) => sayEmail({ key: `emails:${name}`, values }, language)
  return renderEmail(
    {
      subject: translate('grantSubject'),
      greeting: translate('greetingAnyone'),
      body: [paragraph(translate('grantBody'))],
      reason: translate('orderReason'),
    },
    language,
  )
}

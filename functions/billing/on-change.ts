import { changeOf, type Change } from '#functions/platform/consume.ts'
import type { EmailJob } from '#functions/notifications/email-job.ts'
import { enqueueEmails } from '#functions/platform/queue.ts'
import { payableFor, type Order } from '#shared/billing/order.ts'
import { addDays } from '#shared/calendar/day.ts'
import type { OrderFacts } from '#shared/notifications/order-email.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import { orders } from './order-store.ts'

/** Emails a new order to whom it is made out and to those who run the service, and tells these that a grant is asked for. */
export async function emailOfBilling(change: Change): Promise<void> {
  await emailOrder(change)
  await emailGrant(change)
}

async function emailOrder(change: Change) {
  const { before, after } = changeOf(orders, change) ?? {}
  if (!after || before) return
  const { company, by: to, number, billing } = after
  const order = factsOf(after)
  const jobs = { buyer: billing.email, operator: null }
  await enqueueEmails(
    Object.entries(jobs).map(([reader, address]) => {
      const event = `order-${number}-${reader}`
      return { id: event, body: { email: 'order', event, company, to, address, order } satisfies EmailJob }
    }),
  )
}

const factsOf = ({ day, billing, ...order }: Order): OrderFacts => {
  const { number, plan, seats, from_date, to_date, net, vat_percent, vat, gross } = order
  const { name, tax_number, postcode, city, address, reference } = billing
  return {
    number,
    plan,
    seats,
    from_date,
    to_date,
    net,
    vat_percent,
    vat,
    gross,
    payable_until: addDays(day, payableFor),
    buyer: { name, tax_number, address: `${postcode} ${city}, ${address}`, reference },
  }
}

async function emailGrant(change: Change) {
  const { before, after } = changeOf(companyPlans, change) ?? {}
  if (after?.grant !== 'asked' || before?.grant === 'asked' || !after.grant_asked_by) return
  const { company, grant_asked_by: to } = after
  const event = `grant-${company}`
  await enqueueEmails([{ id: event, body: { email: 'grant', event, company, to } satisfies EmailJob }])
}

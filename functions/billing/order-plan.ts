import { countAttempt } from '#functions/account/throttle.ts'
import { accounts } from '#functions/account/account-store.ts'
import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, insert, replace, type Write } from '#functions/platform/table.ts'
import { BillingData } from '#shared/company/plan/billing-data.ts'
import * as contract from '#shared/billing/contract/order-plan.ts'
import { offerOf, withdrawn, type Order } from '#shared/billing/order.ts'
import { withTrial } from '#shared/company/plan/plan.ts'
import { freeSeats } from '#shared/company/plan/prices.ts'
import { vatPercent } from '#shared/billing/vat.ts'
import { isTaxNumberIn } from '#shared/billing/tax-number.ts'
import { aboutCompany, orderChanges } from '#shared/company/audit/audited-changes.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { forintsInWords } from '#shared/words/forints-in-words.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import { nextOrderNumber, orders } from './order-store.ts'
import { planView, readPlan } from './plan-view.ts'

/** Orders for who is active now, or for more people; the sum that was seen must be the one that is ordered. */
export const handler = serve(contract.orderPlan, async ({ body }, { actor, now, language, once, perCall }) => {
  const [known, account, { number, take }] = await Promise.all([
    readPlan(actor.company),
    get(accounts, { id: actor.account }),
    nextOrderNumber(now.today),
  ])
  const { company, seats: active } = known
  const { seats = active } = body
  if (account?.email_confirmed_at == null) throw problem('forbidden', 'refusals:orderAfterConfirming')
  if (seats <= freeSeats || known.plan.grant === 'granted') throw problem('conflict', 'refusals:nothingToOrder')
  if (seats < active) throw refuse('seats', 'refusals:fewerSeats', { count: active })
  if (!isTaxNumberIn(company.country, body.tax_number))
    throw refuse('tax_number', company.country === 'HU' ? 'refusals:taxNumber' : 'refusals:vatNumber')
  const plan = withTrial(known.plan, active, now.today)
  const offer = offerOf(plan, seats, body, vatPercent(known.countries, company.country), now.today)
  if (offer.gross !== body.gross)
    throw problem('conflict', 'refusals:sumChanged', { count: seats, gross: forintsInWords(offer.gross, language) })
  await Promise.all([
    countAttempt('planOrder', { whose: actor.company }, { now, perCall }),
    countAttempt('planOrder', { whose: actor.account }, { now, perCall }),
    countAttempt('planOrderTo', { whose: body.email }, { now, perCall }),
  ])

  const billing = BillingData.parse(body)
  const order: Order = {
    company: company.id,
    number,
    ...offer,
    billing,
    state: 'ordered',
    by: actor.user,
    day: now.today,
    paid_on: null,
  }
  const isOpen = ({ state }: Order) => state === 'ordered'
  const earlier = known.orders.map(one => (isOpen(one) ? { ...one, ...withdrawn } : one))
  const replaced = earlier.filter((_, place) => isOpen(known.orders[place]!))
  const after = { ...plan, billing_data: billing }
  const reply = planView({ ...known, plan: after, orders: [order, ...earlier] }, now.today)
  await commit(
    take,
    insert(orders, order),
    ...replaced.map((one): Write => replace(orders, one)),
    replace(companyPlans, after),
    ...audited({ actor, now }, 'plan_ordered', aboutCompany(company), { changes: orderChanges(order) }),
    ...once(reply),
  )
  return reply
})

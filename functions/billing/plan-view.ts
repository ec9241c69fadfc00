import { companies, headcountOf } from '#functions/company/company-store.ts'
import { countryTable } from '#functions/company/country-store.ts'
import { get } from '#functions/platform/table.ts'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import { offerOf, type Order } from '#shared/billing/order.ts'
import {
  lastTrialDay,
  lastUsableDay,
  seatLimitOn,
  standingOn,
  subscriptionOn,
  withTrial,
  type CompanyPlan,
} from '#shared/company/plan/plan.ts'
import { freeSeats, plans, terms } from '#shared/company/plan/prices.ts'
import { vatPercent } from '#shared/billing/vat.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { CountryTable } from '#shared/company/countries/country-table.ts'
import type { Company } from '#shared/company/model.ts'
import { planOf } from '#functions/company/plan-store.ts'
import { ordersOf } from './order-store.ts'

/** Everything that a plan is shown and decided on. @throws Error where the company is missing, which is a bug */
export async function readPlan(id: string) {
  const [company, plan, seats, orders, countries] = await Promise.all([
    get(companies, { id }),
    planOf(id),
    headcountOf(id),
    ordersOf(id),
    countryTable(),
  ])
  if (!company) throw new Error(`The company ${id} is missing`)
  return { company, plan, seats, orders, countries }
}

interface Known {
  company: Company
  plan: CompanyPlan
  /** The number of active members. */
  seats: number
  orders: readonly Order[]
  countries: CountryTable
}

/** The reply about the plan of a company, with what it would cost for who is active, or for more people. */
export function planView({ company, plan: kept, seats, orders, countries }: Known, today: Day, wanted = 0): PlanView {
  const { country } = company
  const plan = withTrial(kept, seats, today)
  const { trial_from: from_date } = plan
  const vat = vatPercent(countries, country)
  const offered = Math.max(seats, wanted)
  const isFree = offered <= freeSeats || plan.grant === 'granted'
  return {
    data: {
      standing: standingOn(plan, seats, today),
      seats,
      seat_limit: seatLimitOn(plan, today),
      country,
      grant: plan.grant,
      trial: from_date ? { from_date, to_date: lastTrialDay(from_date) } : null,
      subscription: subscriptionOn(plan, today) ?? null,
      last_day: lastUsableDay(plan, seats, today),
      offers: isFree
        ? []
        : plans.flatMap(one => terms.map(term => offerOf(plan, offered, { plan: one, term }, vat, today))),
      billing_data: plan.billing_data,
      orders: [...orders],
    },
  }
}

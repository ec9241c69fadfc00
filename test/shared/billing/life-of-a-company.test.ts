import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { offerOf, paidSubscriptions, withdrawn, type Order } from '#shared/billing/order.ts'
import {
  endToRemindOf,
  lastTrialDay,
  lastUsableDay,
  noPlan,
  standingOn,
  trialDays,
  withTrial,
  type CompanyPlan,
} from '#shared/company/plan/plan.ts'
import { freeSeats } from '#shared/company/plan/prices.ts'

const billing = {
  name: 'Kéktó Műhely Kft.',
  tax_number: '12345676-2-41',
  postcode: '2600',
  city: 'Vác',
  address: 'Duna-sor 14.',
  email: 'penzugy@kekto.example',
  reference: null,
}

/** What happens on a day: people come or go, something is ordered and paid at once, or a grant is given. */
const events = fc.oneof(
  { weight: 4, arbitrary: fc.record({ people: fc.integer({ min: 1, max: 30 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      plan: fc.constantFrom('standard' as const, 'premium' as const),
      term: fc.constantFrom('month' as const, 'year' as const),
    }),
  },
)
const lives = fc.array(fc.record({ after: fc.integer({ min: 0, max: 90 }), event: events }), { maxLength: 8 })

interface Life {
  plan: CompanyPlan
  people: number
}

/** The life of a company day by day, as the morning's task sees it. */
function* daysOf(life: readonly { after: number; event: object }[], begin: Day): Generator<Life & { day: Day }> {
  let [plan, people, day] = [noPlan('c'), 5, begin]
  let number = 0
  for (const { after, event } of life) {
    for (let waited = 0; waited < after; waited++) {
      plan = withTrial(plan, people, day)
      yield { plan, people, day }
      day = addDays(day, 1)
    }
    if ('people' in event) people = event.people as number
    else if (people > freeSeats) {
      plan = withTrial(plan, people, day)
      const offer = offerOf(plan, people, event as { plan: 'standard'; term: 'year' }, 27, day)
      const order: Order = {
        ...offer,
        company: 'c',
        number: `D-2026-${(number += 1)}`,
        billing,
        state: 'ordered',
        by: 'csilla',
        day,
        paid_on: null,
      }
      plan = { ...plan, subscriptions: paidSubscriptions(plan.subscriptions, order, day) }
    }
  }
}

it('P05 nobody is read-only with nine people or fewer, within the trial, or within what was paid for them all', () => {
  fc.assert(
    fc.property(lives, life => {
      for (const { plan, people, day } of daysOf(life, '2026-03-01')) {
        const isReadOnly = standingOn(plan, people, day) === 'read_only'
        const isPaid = plan.subscriptions.some(
          ({ from_date, to_date, seats }) => from_date <= day && day <= to_date && people <= seats,
        )
        const isOnTrial = plan.trial_from !== null && day <= lastTrialDay(plan.trial_from)
        expect(isReadOnly).toBe(people > freeSeats && !isPaid && !isOnTrial)
      }
    }),
    { numRuns: 40 },
  )
})

it('P05 the last usable day is the one after which a company of as many people is read-only', () => {
  fc.assert(
    fc.property(lives, life => {
      for (const { plan, people, day } of daysOf(life, '2026-03-01')) {
        const last = lastUsableDay(plan, people, day)
        const standing = standingOn(plan, people, day)
        expect(last === null).toBe(people <= freeSeats || standing === 'read_only')
        if (last === null) continue
        expect(last >= day).toBe(true)
        expect(standingOn(plan, people, last)).not.toBe('read_only')
        expect(standingOn(plan, people, addDays(last, 1))).toBe('read_only')
      }
    }),
    { numRuns: 40 },
  )
})

it('P05 a company has one trial, however often it grows and shrinks, and is reminded of its end on three days', () => {
  fc.assert(
    fc.property(lives, life => {
      const days = [...daysOf(life, '2026-03-01')]
      const trials = new Set(days.flatMap(({ plan }) => plan.trial_from ?? []))
      expect(trials.size).toBeLessThanOrEqual(1)
      for (const { plan, people, day } of days) {
        const end = endToRemindOf(plan, people, day)
        if (end) expect([addDays(day, 30), addDays(day, 7), addDays(day, 1)]).toContain(end)
      }
    }),
    { numRuns: 40 },
  )
  expect(trialDays).toBe(120)
  expect(withdrawn).toEqual({ state: 'withdrawn' })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import {
  hasIntegrations,
  lastTrialDay,
  noPlan,
  standingOn,
  trialDays,
  withTrial,
  type CompanyPlan,
  type Subscription,
} from '#shared/company/plan/plan.ts'
import { freeSeats, plans, terms } from '#shared/company/plan/prices.ts'

const today = '2026-11-24'
const term = (plan: Subscription['plan'], from: number, to: number): Subscription => ({
  plan,
  term: 'month',
  seats: 300,
  from_date: addDays(today, from),
  to_date: addDays(today, to),
})
const known = (over: Partial<CompanyPlan>): CompanyPlan => ({ ...noPlan('c'), ...over })
/** A trial that ended yesterday. */
const tried = addDays(today, -trialDays)

describe('P05 keys, webhooks and chat', () => {
  it.each([
    ['few people who have never paid', {}, freeSeats, true],
    ['few people whose trial is over', { trial_from: tried }, freeSeats, true],
    ['few people who pay for the standard plan', { subscriptions: [term('standard', 0, 0)] }, freeSeats, true],
    ['one more than the free seats, from the first day on', {}, freeSeats + 1, true],
    ['many on the last day of their trial', { trial_from: addDays(tried, 1) }, 300, true],
    ['many on the day after their trial', { trial_from: tried }, 300, false],
    ['many who have asked for everything', { trial_from: tried, grant: 'asked' }, 300, false],
    ['many who were granted everything', { trial_from: tried, grant: 'granted' }, 300, true],
    ['many who pay for premium', { trial_from: tried, subscriptions: [term('premium', 0, 0)] }, 300, true],
    ['many who pay for standard', { trial_from: tried, subscriptions: [term('standard', 0, 0)] }, 300, false],
    [
      'many who pay for standard while they still try',
      { trial_from: today, subscriptions: [term('standard', 0, 0)] },
      300,
      true,
    ],
    [
      'many who pay for standard, granted all',
      { grant: 'granted', subscriptions: [term('standard', 0, 0)] },
      300,
      true,
    ],
    ['one more than premium is paid for', { trial_from: tried, subscriptions: [term('premium', 0, 0)] }, 301, false],
    ['many whose premium ended yesterday', { trial_from: tried, subscriptions: [term('premium', -9, -1)] }, 300, false],
    ['many whose premium begins tomorrow', { trial_from: tried, subscriptions: [term('premium', 1, 9)] }, 300, false],
    [
      'many who go from premium to standard today',
      { trial_from: tried, subscriptions: [term('premium', -9, -1), term('standard', 0, 9)] },
      300,
      false,
    ],
    [
      'many who go from standard to premium today',
      { trial_from: tried, subscriptions: [term('standard', -9, -1), term('premium', 0, 9)] },
      300,
      true,
    ],
  ] as const)('of %s', (_, over, headcount, isOpen) => {
    expect(hasIntegrations(known(over as Partial<CompanyPlan>), headcount, today)).toBe(isOpen)
  })

  const plan = fc
    .record({
      trial: fc.option(fc.integer({ min: -300, max: 0 })),
      grant: fc.constantFrom('none' as const, 'asked' as const, 'granted' as const),
      paid: fc.option(
        fc.record({
          plan: fc.constantFrom(...plans),
          term: fc.constantFrom(...terms),
          from: fc.integer({ min: -40, max: 10 }),
          length: fc.integer({ min: 0, max: 40 }),
        }),
      ),
    })
    .map(({ trial, grant, paid }) =>
      known({
        trial_from: trial === null ? null : addDays(today, trial),
        grant,
        subscriptions: paid ? [{ ...term(paid.plan, paid.from, paid.from + paid.length), term: paid.term }] : [],
      }),
    )
  const headcount = fc.integer({ min: 1, max: 2 * freeSeats })

  it('are closed to everybody who may only read, and open to all others but who pays for standard', () => {
    fc.assert(
      fc.property(plan, headcount, (of, people) => {
        const standing = standingOn(of, people, today)
        if (standing !== 'subscribed') expect(hasIntegrations(of, people, today)).toBe(standing !== 'read_only')
        else if (of.subscriptions[0]!.plan === 'premium') expect(hasIntegrations(of, people, today)).toBe(true)
      }),
    )
  })

  it('are not lost by paying: whoever pays has at least what they would have without', () => {
    fc.assert(
      fc.property(plan, headcount, (of, people) => {
        const unpaid = { ...of, subscriptions: [] }
        if (hasIntegrations(unpaid, people, today)) {
          // Whoever has never begun a trial begins it by having too many people, not by paying.
          const isFirstDay = of.trial_from === null && people > freeSeats && of.grant !== 'granted'
          if (!isFirstDay) expect(hasIntegrations(of, people, today)).toBe(true)
        }
      }),
    )
  })

  it('are the same before and after the trial that begins by itself was kept', () => {
    fc.assert(
      fc.property(plan, headcount, (of, people) => {
        const kept = withTrial(of, people, today)
        expect(hasIntegrations(kept, people, today)).toBe(hasIntegrations(of, people, today))
        expect(standingOn(kept, people, today)).toBe(standingOn(of, people, today))
      }),
    )
  })

  it('end with a trial: every day of it has them, the day after has not', () => {
    const trial = known({ trial_from: today })
    const days = Array.from({ length: trialDays + 5 }, (_, after) => addDays(today, after))
    const open = days.filter(day => hasIntegrations(trial, freeSeats + 1, day))
    expect(open).toHaveLength(trialDays)
    expect(open.at(-1)).toBe(lastTrialDay(today))
  })
})

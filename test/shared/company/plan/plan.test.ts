import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#shared/calendar/day.ts'
import {
  endToRemindOf,
  hasIntegrations,
  lastTrialDay,
  lastUsableDay,
  noPlan,
  seatLimitOn,
  standingOn,
  subscriptionOn,
  withTrial,
  type Subscription,
} from '#shared/company/plan/plan.ts'
import { offerOf, paidSubscriptions, type Offer, type Order } from '#shared/billing/order.ts'
import { isTaxNumberIn } from '#shared/billing/tax-number.ts'

const today = '2026-11-20'
const none = noPlan('c')
const onTrial = { ...none, trial_from: today }
const year: Subscription = {
  plan: 'standard',
  term: 'year',
  seats: 22,
  from_date: '2026-01-01',
  to_date: '2026-12-31',
}
const paying = { ...none, trial_from: '2025-09-01', subscriptions: [year] }
const ordered = (offer: Offer): Order => ({
  ...offer,
  company: 'c',
  number: 'D-2026-0001',
  billing: { name: 'K', tax_number: '', postcode: '', city: '', address: '', email: 'a@b.hu', reference: null },
  state: 'ordered',
  by: 'u',
  day: today,
  paid_on: null,
})

describe('P05 how a company uses the service', () => {
  it('is for nothing with up to nine people, whatever was before', () => {
    for (const known of [none, { ...none, trial_from: '2020-01-01' }])
      expect(standingOn(known, 9, today)).toBe('starter')
    expect(lastUsableDay(none, 9, today)).toBeNull()
  })

  it('begins with a trial of 120 days once there are ten, and is read-only after it', () => {
    expect(standingOn(none, 10, today)).toBe('trial')
    expect(withTrial(none, 10, today).trial_from).toBe(today)
    expect(withTrial(none, 9, today)).toBe(none)
    const last = lastTrialDay(today)
    expect(daysBetween(today, last)).toBe(119)
    expect(standingOn(onTrial, 10, last)).toBe('trial')
    expect(standingOn(onTrial, 10, addDays(last, 1))).toBe('read_only')
    expect(standingOn(onTrial, 9, addDays(last, 1))).toBe('starter')
    expect(withTrial(onTrial, 10, addDays(last, 1))).toBe(onTrial)
  })

  it('has as many seats as are paid for, nine for nothing, and any number by a grant or on trial', () => {
    expect(seatLimitOn(none, today)).toBeNull()
    expect(seatLimitOn(onTrial, lastTrialDay(today))).toBeNull()
    expect(seatLimitOn(onTrial, addDays(lastTrialDay(today), 1))).toBe(9)
    expect(seatLimitOn(paying, today)).toBe(22)
    expect(seatLimitOn(paying, '2027-01-01')).toBe(9)
    expect(seatLimitOn({ ...paying, trial_from: today }, today)).toBeNull()
    expect(seatLimitOn({ ...paying, grant: 'granted' }, today)).toBeNull()
  })

  it('never stands for more people than a day has seats for, but read-only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -200, max: 500 }), (headcount, later) => {
        const day = addDays(today, later)
        for (const known of [none, onTrial, paying]) {
          const started = withTrial(known, headcount, day)
          const most = seatLimitOn(started, day) ?? Infinity
          if (standingOn(started, headcount, day) === 'read_only') expect(headcount).toBeGreaterThan(most)
          if (standingOn(started, headcount, day) === 'starter') expect(headcount).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  it('has keys, webhooks and chat in all but the standard plan, and on trial', () => {
    const premium = { ...paying, subscriptions: [{ ...year, plan: 'premium' as const }] }
    expect(hasIntegrations(none, 9, today)).toBe(true)
    expect(hasIntegrations(none, 10, today)).toBe(true)
    expect(hasIntegrations({ ...none, grant: 'granted' }, 500, today)).toBe(true)
    expect(hasIntegrations(paying, 22, today)).toBe(false)
    expect(hasIntegrations(paying, 9, today)).toBe(true)
    expect(hasIntegrations(premium, 22, today)).toBe(true)
    expect(hasIntegrations({ ...paying, trial_from: today }, 22, today)).toBe(true)
    expect(hasIntegrations(premium, 22, '2027-01-01')).toBe(false)
    expect(hasIntegrations(onTrial, 10, addDays(lastTrialDay(today), 1))).toBe(false)
  })

  it('goes on as long as it is paid for or granted', () => {
    expect(standingOn(paying, 22, '2026-12-31')).toBe('subscribed')
    expect(standingOn(paying, 22, '2027-01-01')).toBe('read_only')
    expect(standingOn({ ...paying, grant: 'granted' }, 22, '2027-01-01')).toBe('granted')
    expect(standingOn({ ...paying, grant: 'asked' }, 22, '2027-01-01')).toBe('read_only')
  })

  it('is reminded of 30, 7 and 1 days before it would become read-only', () => {
    const last = lastTrialDay(today)
    const reminded = (known: typeof onTrial) =>
      Array.from({ length: 500 }, (_, after) => addDays(today, after))
        .filter(day => endToRemindOf(known, 12, day))
        .map(day => daysBetween(day, endToRemindOf(known, 12, day)!))
    expect(reminded(onTrial)).toEqual([30, 7, 1])
    expect(endToRemindOf(onTrial, 12, addDays(last, -7))).toBe(last)
    expect(endToRemindOf(onTrial, 9, addDays(last, -7))).toBeUndefined()
    const paid = { ...onTrial, subscriptions: [{ ...year, from_date: addDays(last, 1), to_date: addDays(last, 30) }] }
    expect(lastUsableDay(paid, 12, today)).toBe(addDays(last, 30))
    expect(reminded(paid)).toEqual([30, 7, 1])
  })
})

describe('P05 what a company is offered', () => {
  it('is a whole term after the trial', () => {
    expect(offerOf(onTrial, 22, { plan: 'standard', term: 'year' }, 27, today)).toEqual({
      kind: 'term',
      plan: 'standard',
      term: 'year',
      seats: 22,
      from_date: '2027-03-20',
      to_date: '2028-03-19',
      net: 107_800,
      vat_percent: 27,
      vat: 29_106,
      gross: 136_906,
    })
    expect(
      offerOf({ ...onTrial, trial_from: '2026-01-01' }, 22, { plan: 'premium', term: 'month' }, 27, today),
    ).toMatchObject({
      from_date: today,
      to_date: '2026-12-19',
    })
  })

  it('is the difference for the rest of a running term, where people or the bigger plan are missing from it', () => {
    const day = '2026-07-02'
    expect(offerOf(paying, 24, { plan: 'standard', term: 'month' }, 27, day)).toMatchObject({
      kind: 'change',
      term: 'year',
      seats: 24,
      from_date: day,
      to_date: '2026-12-31',
      net: 2 * 4900 - Math.round((2 * 4900 * 182) / 365),
    })
    const bigger = offerOf(paying, 20, { plan: 'premium', term: 'year' }, 27, day)
    expect(bigger).toMatchObject({ kind: 'change', seats: 22, plan: 'premium' })
    expect(paidSubscriptions([year], ordered(bigger), day)).toEqual([{ ...year, plan: 'premium' }])
    const next = offerOf(paying, 22, { plan: 'standard', term: 'year' }, 27, day)
    expect(next).toMatchObject({ kind: 'term', from_date: '2027-01-01', to_date: '2027-12-31' })
    const fewer = { ...paying, subscriptions: [{ ...year, plan: 'premium' as const }] }
    expect(offerOf(fewer, 22, { plan: 'standard', term: 'year' }, 27, day)).toMatchObject({ from_date: '2027-01-01' })
  })

  it('costs nobody days without service, and leaves no two terms of one day, however orders and payments follow', () => {
    const steps = fc.array(
      fc.record({
        wait: fc.integer({ min: 0, max: 200 }),
        payAfter: fc.integer({ min: 0, max: 20 }),
        seats: fc.integer({ min: 10, max: 60 }),
        plan: fc.constantFrom('standard' as const, 'premium' as const),
        term: fc.constantFrom('month' as const, 'year' as const),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(steps, made => {
        let known = { ...onTrial, subscriptions: [] as Subscription[] }
        let day = today
        for (const { wait, payAfter, seats, plan, term } of made) {
          day = addDays(day, wait)
          const offer = offerOf(known, seats, { plan, term }, 27, day)
          expect(offer.net).toBeGreaterThanOrEqual(0)
          day = addDays(day, payAfter)
          const paid = paidSubscriptions(known.subscriptions, ordered(offer), day)
          if (offer.kind === 'term') expect(paid.at(-1)!.from_date >= day).toBe(true)
          known = { ...known, subscriptions: paid }
          for (const [place, one] of paid.entries())
            expect(place === 0 || one.from_date > paid[place - 1]!.to_date).toBe(true)
          if (offer.kind !== 'change') continue
          expect(subscriptionOn(known, offer.from_date)).toMatchObject({ plan: offer.plan, seats: offer.seats })
          const added = paid.filter(one => one.from_date <= offer.to_date && one.to_date >= offer.from_date)
          for (const one of added) expect(one.seats).toBeGreaterThanOrEqual(offer.seats)
        }
      }),
    )
  })
})

describe('a tax number', () => {
  it('is checked by its digits in Hungary, and by its form elsewhere', () => {
    for (const good of ['12345676-2-41', '10773381-2-44']) expect(isTaxNumberIn('HU', good)).toBe(true)
    for (const bad of ['12345678-2-41', '12345676-9-41', '12345676241', '', 'HU12345676'])
      expect(isTaxNumberIn('HU', bad)).toBe(false)
    expect(isTaxNumberIn('AT', 'ATU12345678')).toBe(true)
    expect(isTaxNumberIn('GR', 'EL123456789')).toBe(true)
    // A Hungarian number, or that of another country, saves nobody the tax.
    for (const foreign of ['12345676-2-41', 'HU12345676', 'DE123456789', 'AT'])
      expect(isTaxNumberIn('AT', foreign)).toBe(false)
  })
})

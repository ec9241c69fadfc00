import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { lengthOf } from '#shared/calendar/period.ts'
import { buysOn, offerOf, paidSubscriptions } from '#shared/billing/order.ts'
import { lastTrialDay, noPlan, seatLimitOn, type Subscription } from '#shared/company/plan/plan.ts'
import { plans, priceOf, restOf, terms } from '#shared/company/plan/prices.ts'

const year: Subscription = {
  plan: 'standard',
  term: 'year',
  seats: 22,
  from_date: '2026-01-01',
  to_date: '2026-12-31',
}
const tried = { ...noPlan('c'), trial_from: '2025-01-01' }
const paying = { ...tried, subscriptions: [year] }
const choices = fc.record({ plan: fc.constantFrom(...plans), term: fc.constantFrom(...terms) })
const seats = fc.integer({ min: 1, max: 300 })
const days = fc.integer({ min: 0, max: 364 }).map(later => addDays(year.from_date, later))
const hundredths = fc.integer({ min: 0, max: 10_000 })

describe('P05 the price of an offer', () => {
  it.each([
    ['two more seats on the first day', 24, 'standard', '2026-01-01', 2 * 4900],
    ['two more seats on the last day', 24, 'standard', '2026-12-31', 27],
    ['the bigger plan for all seats on the first day', 22, 'premium', '2026-01-01', 22 * 3000],
    ['the bigger plan for more seats on the first day', 24, 'premium', '2026-01-01', 24 * 7900 - 22 * 4900],
    ['the bigger plan for fewer people, who keep their seats', 10, 'premium', '2026-01-01', 22 * 3000],
  ] as const)('of %s is the difference for the days that are left', (_, wanted, plan, day, net) => {
    const offer = offerOf(paying, wanted, { plan, term: 'month' }, 27, day)
    expect(offer).toMatchObject({ kind: 'change', term: 'year', net, from_date: day, to_date: year.to_date })
  })

  it('is more than nothing, and its tax is the nearest whole forint', () => {
    fc.assert(
      fc.property(
        seats,
        choices,
        days,
        hundredths,
        fc.constantFrom(tried, paying),
        (wanted, choice, day, rate, known) => {
          const { net, vat, gross, vat_percent } = offerOf(known, wanted, choice, rate / 100, day)
          expect(net).toBeGreaterThan(0)
          expect([net, vat, gross].every(Number.isInteger)).toBe(true)
          expect(Math.abs(vat * 10_000 - net * rate)).toBeLessThanOrEqual(5000)
          expect([gross, vat_percent]).toEqual([net + vat, rate / 100])
        },
      ),
    )
  })

  it('of a year in place of a running month is the year less what is left of the month, which begins at once', () => {
    const month = { ...year, term: 'month', to_date: '2026-01-31' } as const
    const monthly = { ...tried, subscriptions: [month] }
    const offer = (day: string, wanted = 22, plan: 'standard' | 'premium' = 'standard') =>
      offerOf(monthly, wanted, { plan, term: 'year' }, 27, day)
    expect(offer('2026-01-01')).toMatchObject({ kind: 'switch', net: 107_800 - 10_780, from_date: '2026-01-01' })
    expect(offer('2026-01-31')).toMatchObject({ net: 107_800 - 348, to_date: '2027-01-30' })
    expect(offer('2026-01-11', 30, 'premium')).toMatchObject({ net: 237_000 - 7303, seats: 30, plan: 'premium' })
    // Nobody is paid for changing, nor changes to less at once, nor twice.
    expect(
      offerOf(
        { ...tried, subscriptions: [{ ...month, seats: 300 }] },
        10,
        { plan: 'standard', term: 'year' },
        27,
        '2026-01-01',
      ).kind,
    ).toBe('term')
    const premium = { ...tried, subscriptions: [{ ...month, plan: 'premium' as const }] }
    expect(offerOf(premium, 22, { plan: 'standard', term: 'year' }, 27, '2026-01-11').kind).toBe('term')
    const renewed = { ...tried, subscriptions: [month, { ...month, from_date: '2026-02-01', to_date: '2026-02-28' }] }
    expect(offerOf(renewed, 22, { plan: 'standard', term: 'year' }, 27, '2026-01-11').kind).toBe('term')
    expect(
      offerOf({ ...monthly, trial_from: '2026-01-01' }, 22, { plan: 'standard', term: 'year' }, 27, '2026-01-11').kind,
    ).toBe('term')
    expect(offerOf(monthly, 24, { plan: 'standard', term: 'month' }, 27, '2026-01-11').kind).toBe('change')
  })

  it('of such a year and of the days of the month that are gone is that of both', () => {
    fc.assert(
      fc.property(seats, fc.constantFrom(...plans), fc.integer({ min: 0, max: 30 }), (wanted, plan, gone) => {
        const month = { ...year, plan: 'standard', term: 'month', to_date: '2026-01-31', seats: wanted } as const
        const { kind, net } = offerOf(
          { ...tried, subscriptions: [month] },
          wanted,
          { plan, term: 'year' },
          27,
          addDays(year.from_date, gone),
        )
        const used = priceOf(month) - restOf(priceOf(month), gone, 31)
        expect([kind, net - used]).toEqual(['switch', priceOf({ plan, term: 'year', seats: wanted }) - priceOf(month)])
      }),
    )
  })

  it('of such a year is for a whole one: the month ends before it, and days without service are added', () => {
    const month = { ...year, term: 'month', to_date: '2026-01-31' } as const
    const order = offerOf(
      { ...tried, subscriptions: [month] },
      22,
      { plan: 'standard', term: 'year' },
      27,
      '2026-01-11',
    )
    const paid = (day: string) => paidSubscriptions([month], order, day)
    expect(paid('2026-01-13')).toEqual([
      { ...month, to_date: '2026-01-10' },
      { plan: 'standard', term: 'year', seats: 22, from_date: '2026-01-11', to_date: '2027-01-10' },
    ])
    expect(paid('2026-02-01').at(-1)!.to_date).toBe('2027-01-10')
    expect(paid('2026-02-04').at(-1)!.to_date).toBe('2027-01-13')
    const begun = offerOf(
      { ...tried, subscriptions: [month] },
      22,
      { plan: 'standard', term: 'year' },
      27,
      '2026-01-01',
    )
    expect(paidSubscriptions([month], begun, '2026-01-05')).toHaveLength(1)
    // Where another month was paid for meanwhile, the year begins after it.
    const next = { ...month, from_date: '2026-02-01', to_date: '2026-02-28' }
    expect(paidSubscriptions([month, next], order, '2026-01-13').at(-1)).toMatchObject({
      from_date: '2026-03-01',
      to_date: '2027-02-28',
    })
  })

  it('rounds half a forint of tax up', () => {
    const { net, vat } = offerOf(tried, 1, { plan: 'standard', term: 'month' }, 2.5, '2026-03-01')
    expect([net, vat]).toEqual([490, 12])
    expect(offerOf(tried, 1, { plan: 'standard', term: 'month' }, 2.55, '2026-03-01').vat).toBe(12)
    expect(offerOf(tried, 5, { plan: 'standard', term: 'month' }, 1, '2026-03-01').vat).toBe(25)
  })

  it('of seats that come one by one on a day is that of all at once, to a forint for each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), days, (more, day) => {
        const choice = { plan: 'standard', term: 'year' } as const
        let known = paying
        let sum = 0
        for (let count = 1; count <= more; count++) {
          const offer = offerOf(known, 22 + count, choice, 27, day)
          sum += offer.net
          known = { ...known, subscriptions: paidSubscriptions(known.subscriptions, offer, day) }
        }
        expect(Math.abs(sum - offerOf(paying, 22 + more, choice, 27, day).net)).toBeLessThanOrEqual(more)
        expect(seatLimitOn(known, day)).toBe(22 + more)
      }),
    )
  })

  it('falls to the days of a term alike, and to all of them as a whole', () => {
    fc.assert(
      fc.property(seats, choices, fc.integer({ min: 28, max: 366 }), (wanted, choice, count) => {
        const price = priceOf({ ...choice, seats: wanted })
        const parts = Array.from(
          { length: count },
          (_, gone) => restOf(price, gone, count) - restOf(price, gone + 1, count),
        )
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
        for (const part of parts) expect(Math.abs(part - price / count)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('P05 the term of an offer', () => {
  it('is a new one for fewer people, or for a smaller plan even with many more of them', () => {
    const premium = { ...paying, subscriptions: [{ ...year, plan: 'premium' as const }] }
    const next = { kind: 'term', from_date: '2027-01-01', to_date: '2027-01-31' }
    const choice = { plan: 'standard', term: 'month' } as const
    expect(offerOf(paying, 12, choice, 27, '2026-07-02')).toMatchObject({ ...next, seats: 12, net: 12 * 490 })
    expect(offerOf(premium, 90, choice, 27, '2026-07-02')).toMatchObject({ ...next, seats: 90, net: 90 * 490 })
  })

  it.each([
    ['today, where the trial ended yesterday', '2026-06-09', [], '2026-06-10'],
    ['tomorrow, where the trial ends today', '2026-06-10', [], '2026-06-11'],
    ['tomorrow, where a term ends today', '2026-01-01', [{ ...year, to_date: '2026-06-10' }], '2026-06-11'],
    ['today, where a term ended yesterday', '2026-01-01', [{ ...year, to_date: '2026-06-09' }], '2026-06-10'],
    ['after the trial, where that is longer than the term', '2027-02-01', [year], '2027-02-02'],
    ['after the term, where that is longer than the trial', '2026-11-30', [year], '2027-01-01'],
    ['after a term that is still to come', '2026-01-01', [{ ...year, from_date: '2026-07-01' }], '2027-01-01'],
  ])('begins %s', (_, lastTried, subscriptions, from_date) => {
    const trial_from = addDays(lastTried, -119)
    expect(lastTrialDay(trial_from)).toBe(lastTried)
    const known = { ...tried, trial_from, subscriptions }
    expect(offerOf(known, 5, { plan: 'standard', term: 'year' }, 27, '2026-06-10')).toMatchObject({ from_date })
  })

  it('follows the one before without a gap, and lasts a month or a year of the calendar', () => {
    fc.assert(
      fc.property(fc.array(choices, { minLength: 2, maxLength: 8 }), days, (made, day) => {
        let known = tried
        for (const choice of made) {
          const offer = offerOf(known, 12, choice, 27, day)
          const before = known.subscriptions.at(-1)
          if (offer.kind === 'change') continue
          if (before && offer.kind === 'term') expect(offer.from_date).toBe(addDays(before.to_date, 1))
          const [least, most] = choice.term === 'year' ? ([365, 366] as const) : ([28, 31] as const)
          expect(lengthOf(offer)).toBeGreaterThanOrEqual(least)
          expect(lengthOf(offer)).toBeLessThanOrEqual(most)
          known = { ...known, subscriptions: paidSubscriptions(known.subscriptions, offer, day) }
        }
      }),
    )
  })
})

describe('P05 a term that is paid for', () => {
  const offer = offerOf(paying, 30, { plan: 'premium', term: 'month' }, 27, '2027-01-01')
  const begins = (subscriptions: Subscription[], day: string) => paidSubscriptions(subscriptions, offer, day).at(-1)

  it.each([
    ['as ordered, where it is paid before', '2026-12-01', '2027-01-01', '2027-01-31'],
    ['as ordered, where it is paid on the last day before', '2026-12-31', '2027-01-01', '2027-01-31'],
    ['as ordered, where it is paid on its first day', '2027-01-01', '2027-01-01', '2027-01-31'],
    ['with the payment, where it is paid later', '2027-01-05', '2027-01-05', '2027-02-04'],
  ])('begins %s', (_, day, from_date, to_date) => {
    const bought = { plan: 'premium', term: 'month', seats: 30, from_date, to_date }
    expect(begins([year], day)).toEqual(bought)
    expect(begins([], day)).toEqual(bought)
  })

  it('comes after the same one, where two orders of it are paid', () => {
    const twice = paidSubscriptions(paidSubscriptions([year], offer, '2026-12-01'), offer, '2026-12-02')
    expect(twice.map(({ from_date }) => from_date)).toEqual(['2026-01-01', '2027-01-01', '2027-02-01'])
    expect(begins(twice.slice(0, 2), '2027-01-31')).toMatchObject({ from_date: '2027-02-01' })
  })

  it('is given the seats that are paid for, as every later one is, and the first of them the plan', () => {
    const next = { ...year, from_date: '2027-01-01', to_date: '2027-12-31' }
    const known = { ...paying, subscriptions: [year, next] }
    const more = offerOf(known, 40, { plan: 'premium', term: 'month' }, 27, '2026-01-01')
    expect(more).toMatchObject({
      kind: 'change',
      net: 40 * 7900 - 22 * 4900 + 18 * 4900,
      from_date: '2026-01-01',
      to_date: '2027-12-31',
    })
    expect(paidSubscriptions(known.subscriptions, more, '2026-05-06')).toEqual([
      { ...year, plan: 'premium', seats: 40 },
      { ...next, seats: 40 },
    ])
    const plan = offerOf(known, 10, { plan: 'premium', term: 'month' }, 27, '2026-01-01')
    expect(plan).toMatchObject({ net: 22 * 3000, seats: 22, to_date: year.to_date })
    expect(paidSubscriptions(known.subscriptions, plan, '2026-01-01')).toEqual([{ ...year, plan: 'premium' }, next])
    // Seats that only a later term lacks are another order.
    const fewLater = { ...paying, subscriptions: [year, { ...next, seats: 12 }] }
    expect(offerOf(fewLater, 15, { plan: 'premium', term: 'month' }, 27, '2026-01-01')).toEqual(plan)
  })

  it('that is still to come can be given more too, at its whole price, and no other term pays for it', () => {
    const few = { ...year, seats: 12, from_date: '2027-01-01', to_date: '2027-12-31' }
    const ahead = offerOf({ ...tried, subscriptions: [few] }, 15, { plan: 'standard', term: 'month' }, 27, '2026-11-28')
    expect(ahead).toMatchObject({ kind: 'change', net: 3 * 4900, from_date: '2027-01-01', term: 'year', seats: 15 })
    const known = { ...tried, subscriptions: [{ ...year, plan: 'premium' as const }, few] }
    const later = offerOf(known, 15, { plan: 'standard', term: 'month' }, 27, '2026-11-28')
    expect(later).toEqual(ahead)
    expect(paidSubscriptions(known.subscriptions, later, '2026-11-29')).toEqual([
      known.subscriptions[0],
      { ...few, seats: 15 },
    ])
  })

  it('costs the same whether its seats are paid for with it or afterwards', () => {
    fc.assert(
      fc.property(seats, seats, choices, (first, more, choice) => {
        const paid = offerOf(tried, first, choice, 27, year.from_date)
        const known = { ...tried, subscriptions: paidSubscriptions([], paid, year.from_date) }
        const change = offerOf(known, first + more, choice, 27, year.from_date)
        fc.pre(change.kind === 'change')
        expect(paid.net + change.net).toBe(priceOf({ ...choice, seats: first + more }))
      }),
    )
  })

  it('keeps all that was paid for where two orders for more of it are paid, in whichever order', () => {
    fc.assert(
      fc.property(seats, seats, fc.constantFrom(...plans), fc.constantFrom(...plans), days, (one, other, a, b, day) => {
        const offers = [
          offerOf(paying, 22 + one, { plan: a, term: 'year' }, 27, day),
          offerOf(paying, 22 + other, { plan: b, term: 'year' }, 27, day),
        ]
        const most = {
          ...year,
          plan: [a, b].includes('premium') ? 'premium' : 'standard',
          seats: 22 + Math.max(one, other),
        }
        for (const paid of [offers, offers.toReversed()])
          expect(paid.reduce((known, offer) => paidSubscriptions(known, offer, day), [year])).toEqual([most])
      }),
    )
  })

  it('buys nothing where it would add to a term that is over, or that made way for a year', () => {
    const month = { ...year, term: 'month', to_date: '2026-01-31' } as const
    const monthly = { ...tried, subscriptions: [month] }
    const more = offerOf(monthly, 30, { plan: 'standard', term: 'month' }, 27, '2026-01-11')
    const whole = offerOf(monthly, 22, { plan: 'standard', term: 'year' }, 27, '2026-01-11')
    expect([more.kind, whole.kind]).toEqual(['change', 'switch'])
    expect(['2026-01-31', '2026-02-01'].map(day => buysOn([month], more, day))).toEqual([true, false])
    const changed = paidSubscriptions([month], whole, '2026-01-12')
    expect([buysOn(changed, more, '2026-01-12'), buysOn(changed, whole, '2027-06-01')]).toEqual([false, true])
  })

  it('limits the members also of a company that was never on trial', () => {
    const early = { ...paying, trial_from: null }
    expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(day => seatLimitOn(early, day))).toEqual([
      null,
      22,
      22,
      null,
    ])
  })

  it('limits the members from its first to its last day, and never to fewer than are free', () => {
    const few = {
      ...tried,
      subscriptions: [year, { ...year, seats: 3, from_date: '2027-01-01', to_date: '2027-12-31' }],
    }
    const limits = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(day => seatLimitOn(few, day))
    expect(limits).toEqual([9, 22, 22, 9])
    const [last, after] = [lastTrialDay(tried.trial_from), addDays(lastTrialDay(tried.trial_from), 1)]
    expect([seatLimitOn(few, last), seatLimitOn(few, after)]).toEqual([null, 9])
    expect(seatLimitOn({ ...few, grant: 'asked' }, '2026-12-31')).toBe(22)
  })
})

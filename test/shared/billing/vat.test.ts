import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerOf } from '#shared/billing/order.ts'
import { noPlan } from '#shared/company/plan/plan.ts'
import { withVat } from '#shared/company/plan/prices.ts'
import { vatPercent } from '#shared/billing/vat.ts'
import { withCountry } from '#shared/company/countries/country-changes.ts'
import { noCountries, countriesIn } from '#shared/company/countries/country-table.ts'
import { numberInWords } from '#shared/words/number-in-words.ts'

const rated = (code: string, vat_rate: number) => {
  const known = countriesIn(noCountries).find(one => one.code === code)!
  return withCountry(noCountries, code, { ...known, vat_rate }, 1)
}
const rates = fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100)
const sums = fc.integer({ min: 0, max: 100_000_000 })

describe('E09 the tax on a price', () => {
  it('is in whole forints, and adds up, at any rate', () => {
    fc.assert(
      fc.property(sums, rates, (net, rate) => {
        const { vat, gross, vat_percent, net: same } = withVat(net, rate)
        expect(vat_percent).toBe(rate)
        expect(same).toBe(net)
        expect([Number.isInteger(vat), Number.isInteger(gross)]).toEqual([true, true])
        expect(gross).toBe(net + vat)
        // The nearest forint, by whole numbers, in which nothing is rounded on the way.
        const exact = BigInt(net) * BigInt(Math.round(rate * 100))
        expect(BigInt(vat) * 10_000n - exact).toBeLessThanOrEqual(5_000n)
        expect(BigInt(vat) * 10_000n - exact).toBeGreaterThan(-5_000n)
      }),
    )
  })

  it('is never less of more, or at a higher rate', () => {
    fc.assert(
      fc.property(sums, fc.nat(1_000_000), rates, rates, (net, more, one, other) => {
        expect(withVat(net + more, one).gross).toBeGreaterThanOrEqual(withVat(net, one).gross + more)
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(withVat(net, high).vat).toBeGreaterThanOrEqual(withVat(net, low).vat)
      }),
    )
  })

  it('is nothing at 0 %, and the price once more at 100 %', () => {
    expect(withVat(490, 0)).toEqual({ net: 490, vat_percent: 0, vat: 0, gross: 490 })
    expect(withVat(490, 100).gross).toBe(980)
    expect(withVat(107_800, 25.5)).toMatchObject({ vat: 27_489, gross: 135_289 })
  })

  it('is that of Hungary there, as operators have set it, and none elsewhere, whatever the rate there', () => {
    expect(vatPercent(noCountries, 'HU')).toBe(27)
    expect(vatPercent(rated('HU', 25.5), 'HU')).toBe(25.5)
    expect(vatPercent(rated('HU', 0), 'HU')).toBe(0)
    fc.assert(fc.property(rates, rate => vatPercent(rated('AT', rate), 'AT') === 0))
    expect(vatPercent(noCountries, 'NZ')).toBe(0)
  })

  it('makes the sum of whatever is offered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 5000 }), rates, (seats, rate) => {
        const offer = offerOf(noPlan('c'), seats, { plan: 'standard', term: 'year' }, rate, '2026-11-20')
        expect(offer).toMatchObject(withVat(seats * 4900, rate))
      }),
    )
  })

  it('is said with the decimal sign of the language', () => {
    expect([27, 25.5, 8.1, 0.05].map(rate => numberInWords(rate, 'hu'))).toEqual(['27', '25,5', '8,1', '0,05'])
    expect([27, 25.5].map(rate => numberInWords(rate, 'en'))).toEqual(['27', '25.5'])
  })
})

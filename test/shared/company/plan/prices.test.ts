import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyPriceOf, priceOf, restOf, withVat } from '#shared/company/plan/prices.ts'

describe('P06 prices', () => {
  it('are by seat and month in forints, and a year costs ten months', () => {
    expect(priceOf({ plan: 'standard', term: 'month', seats: 25 })).toBe(12_250)
    expect(priceOf({ plan: 'standard', term: 'year', seats: 25 })).toBe(122_500)
    expect(priceOf({ plan: 'premium', term: 'month', seats: 10 })).toBe(7_900)
    expect(monthlyPriceOf('standard', 'year')).toBe(408)
    expect(monthlyPriceOf('premium', 'month')).toBe(790)
  })

  it('have the tax of their country, in whole forints', () => {
    expect(withVat(107_800, 27)).toEqual({ net: 107_800, vat_percent: 27, vat: 29_106, gross: 136_906 })
    expect(withVat(12_250, 27).gross).toBe(15_558)
    expect(withVat(107_800, 0)).toEqual({ net: 107_800, vat_percent: 0, vat: 0, gross: 107_800 })
  })
})

describe('the rest of a price', () => {
  const days = fc.integer({ min: 1, max: 366 })
  const prices = fc.integer({ min: 0, max: 10_000_000 })

  it('is never negative or more than the whole, and less with every day', () => {
    fc.assert(
      fc.property(prices, days, days, (price, length, gone) => {
        const before = Math.min(gone, length)
        const rest = restOf(price, before, length)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest).toBeLessThanOrEqual(price)
        expect(restOf(price, before - 1, length)).toBeGreaterThanOrEqual(rest)
        expect(Number.isInteger(rest)).toBe(true)
      }),
    )
  })

  it('adds up to the whole, into whatever parts a term is divided', () => {
    fc.assert(
      fc.property(prices, days, fc.array(days), (price, length, cuts) => {
        const edges = [0, ...cuts.filter(cut => cut < length).toSorted((a, b) => a - b), length]
        const parts = edges
          .slice(1)
          .map((to, place) => restOf(price, edges[place]!, length) - restOf(price, to, length))
        expect(parts.every(part => part >= 0)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price)
      }),
    )
  })
})

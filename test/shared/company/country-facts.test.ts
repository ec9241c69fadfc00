import { describe, expect, it } from 'vitest'
import { countryFacts } from '#shared/company/country-facts.ts'

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

describe('E09 a country', () => {
  it('has its currency and its rate of value added tax, Hungary forints and 27 per cent', () => {
    expect(countryFacts('HU')).toEqual({ currency: 'HUF', vat_rate: 27 })
    expect(countryFacts('DE')).toEqual({ currency: 'EUR', vat_rate: 19 })
  })

  it('of the Union is known, with a rate between the lowest that it allows and the highest that there is', () => {
    for (const country of union) {
      const { currency, vat_rate } = countryFacts(country)
      expect([country, currency]).toEqual([country, expect.stringMatching(/^[A-Z]{3}$/)])
      // Directive 2006/112/EC, article 97.
      expect(vat_rate).toBeGreaterThanOrEqual(15)
      expect(vat_rate).toBeLessThanOrEqual(27)
    }
  })

  it('that is far away has none here, and neither does a word of the language', () => {
    expect(countryFacts('NZ')).toEqual({ currency: null, vat_rate: null })
    expect(countryFacts('XX')).toEqual({ currency: null, vat_rate: null })
  })
})

import { describe, expect, it } from 'vitest'
import { countriesIn, countryFacts, currenciesIn, noCountries } from '#shared/company/countries/country-table.ts'
import { CountryDraft, CurrencyDraft } from '#shared/company/countries/country.ts'
import { countryCodes } from '#shared/company/countries/country-codes.ts'
import { currencyCodes } from '#shared/company/countries/currencies.ts'
import { objections } from '../../objections.ts'

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

describe('E09 a country', () => {
  it('has its currency and its rate of value added tax, Hungary forints and 27 per cent', () => {
    expect(countryFacts(noCountries, 'HU')).toEqual({ currency: 'HUF', vat_rate: 27 })
    expect(countryFacts(noCountries, 'DE')).toEqual({ currency: 'EUR', vat_rate: 19 })
  })

  it('of the Union is known, with a rate between the lowest that it allows and the highest that there is', () => {
    for (const country of union) {
      const { currency, vat_rate } = countryFacts(noCountries, country)
      expect([country, currency]).toEqual([country, expect.stringMatching(/^[A-Z]{3}$/)])
      // Directive 2006/112/EC, article 97.
      expect(vat_rate).toBeGreaterThanOrEqual(15)
      expect(vat_rate).toBeLessThanOrEqual(27)
    }
  })

  it('that is far away has none here, and neither does a word of the language', () => {
    for (const country of ['NZ', 'XX', 'constructor', '__proto__'])
      expect(countryFacts(noCountries, country)).toEqual({ currency: null, vat_rate: null })
  })
})

describe('E09 the lists of the release', () => {
  it('can be saved as they are, in both languages, without a version', () => {
    const [countries, currencies] = [countriesIn(noCountries), currenciesIn(noCountries)]
    expect(countries.map(({ code }) => code)).toEqual(countries.map(({ code }) => code).toSorted())
    for (const one of countries) expect([one.code, objections(CountryDraft, one)]).toEqual([one.code, {}])
    for (const one of currencies) expect([one.code, objections(CurrencyDraft, one)]).toEqual([one.code, {}])
    expect(new Set([...countries, ...currencies].map(({ version, changed_at }) => `${version} ${changed_at}`))).toEqual(
      new Set(['0 null']),
    )
    expect(countries.find(({ code }) => code === 'HU')).toMatchObject({ name_hu: 'Magyarország', name_en: 'Hungary' })
    expect(currencies.find(({ code }) => code === 'HUF')).toMatchObject({ name_hu: 'magyar forint', decimals: 0 })
  })

  it('hold known codes alone, and every currency that a country pays in', () => {
    const [countries, currencies] = [countriesIn(noCountries), currenciesIn(noCountries)]
    expect(countries.filter(({ code }) => !countryCodes.includes(code))).toEqual([])
    expect(currencies.filter(({ code }) => !currencyCodes.includes(code))).toEqual([])
    const known = new Set(currencies.map(({ code }) => code))
    expect(countries.filter(({ currency }) => !known.has(currency))).toEqual([])
    for (const codes of [countryCodes, currencyCodes]) {
      expect(codes).toEqual(codes.toSorted())
      expect(new Set(codes).size).toBe(codes.length)
    }
  })
})

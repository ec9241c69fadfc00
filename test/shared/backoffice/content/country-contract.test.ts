import { describe, expect, it } from 'vitest'
import { removeCountry } from '#shared/backoffice/contract/countries/remove-country.ts'
import { removeCurrency } from '#shared/backoffice/contract/countries/remove-currency.ts'
import { saveCountry } from '#shared/backoffice/contract/countries/save-country.ts'
import { saveCurrency } from '#shared/backoffice/contract/countries/save-currency.ts'
import { showCountries } from '#shared/backoffice/contract/countries/show-countries.ts'
import { listCountries } from '#shared/company/contract/list-countries.ts'
import { countriesIn, currenciesIn, noCountries } from '#shared/company/countries/country-table.ts'
import { noPlan } from '#shared/company/plan/plan.ts'
import { offerOf, Offer, Order } from '#shared/billing/order.ts'
import { homeContentOf, HomeContent } from '#shared/site/content/home-content.ts'
import { withCountry } from '#shared/company/countries/country-changes.ts'
import { objections } from '../../objections.ts'

const [austria] = countriesIn(noCountries)
const [franc] = currenciesIn(noCountries)

describe('E09 the calls about countries', () => {
  it('read with one permission and write with the other', () => {
    expect(showCountries.access).toBe('operator:currencies.read')
    for (const { access, changes } of [saveCountry, removeCountry, saveCurrency, removeCurrency])
      expect([access, changes]).toEqual(['operator:currencies.write', true])
    expect([listCountries.access, listCountries.changes]).toEqual(['account', false])
  })

  it('take a version that was read, or none for a new entry, but never leave it out', () => {
    for (const version of [0, 7, null]) {
      expect(objections(saveCountry.body, { ...austria, version })).toEqual({})
      expect(objections(saveCurrency.body, { ...franc, version })).toEqual({})
    }
    for (const version of [undefined, '0', 1.5]) {
      expect(Object.keys(objections(saveCountry.body, { ...austria, version }))).toEqual(['version'])
      expect(Object.keys(objections(saveCurrency.body, { ...franc, version }))).toEqual(['version'])
    }
  })

  it('reply with what is in the lists, and with nothing of how it is kept', () => {
    const kept = withCountry(noCountries, 'AT', { ...austria!, vat_rate: 21 }, 7)
    const reply = showCountries.reply!.parse({
      data: {
        countries: countriesIn(kept).map(one => ({ ...one, is_removed: false, _version: 3 })),
        currencies: currenciesIn(kept),
      },
    })
    expect(reply.data.countries).toEqual(countriesIn(kept))
    expect(reply.data.countries[0]).toMatchObject({ code: 'AT', vat_rate: 21, changed_at: 7, version: 1 })
    expect(reply.data.currencies).toEqual(currenciesIn(kept))
  })
})

describe('E09 a rate with decimals', () => {
  it('is kept in offers and orders as it is', () => {
    const offer = offerOf(noPlan('c'), 22, { plan: 'premium', term: 'month' }, 25.55, '2026-11-20')
    expect(Offer.parse(offer)).toEqual(offer)
    expect(Order.shape.vat_percent.parse(25.55)).toBe(25.55)
    // As those were that were made before.
    expect(Order.shape.vat_percent.parse(27)).toBe(27)
  })

  it('is in what the home page shows', () => {
    const hungary = countriesIn(noCountries).find(({ code }) => code === 'HU')!
    const countries = withCountry(noCountries, 'HU', { ...hungary, vat_rate: 25.55 }, 1)
    for (const language of ['hu', 'en'] as const) {
      const shown = homeContentOf({ testimonials: [], partners: [], countries }, language)
      expect(HomeContent.parse(shown)).toEqual({ testimonials: [], partners: [], vat_percent: 25.55 })
    }
  })
})

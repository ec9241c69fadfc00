import { describe, expect, it } from 'vitest'
import {
  countryObstacle,
  countryRemovalObstacle,
  currencyObstacle,
  currencyRemovalObstacle,
  withCountry,
  withCurrency,
  withoutCountry,
  withoutCurrency,
} from '#shared/company/countries/country-changes.ts'
import { countryChoices } from '#shared/company/countries/country-choices.ts'
import {
  countriesIn,
  countryFacts,
  currenciesIn,
  isOffered,
  noCountries,
  type CountryTable,
} from '#shared/company/countries/country-table.ts'
import type { Problem } from '#shared/contract/problem.ts'

const austria = { name_hu: 'Ausztria', name_en: 'Austria', vat_rate: 20, currency: 'EUR', active: true }
const hungary = { name_hu: 'Magyarország', name_en: 'Hungary', vat_rate: 25.5, currency: 'HUF', active: true }
const japan = { name_hu: 'Japán', name_en: 'Japan', vat_rate: 10, currency: 'JPY', active: true }
const yen = { name_hu: 'jen', name_en: 'yen', symbol: '¥', decimals: 0 }
const countryOf = (table: CountryTable, code: string) => countriesIn(table).find(one => one.code === code)
const said = (obstacle: Problem | undefined) =>
  obstacle && [obstacle.status, obstacle.errors ? Object.entries(obstacle.errors)[0] : obstacle.sentence.key].flat(2)
const field = (name: string, key: string) => [422, name, { key: `refusals:${key}` }]

describe('E09 a country of the list', () => {
  it('is what operators have written, over what the release knows, and nothing else is different', () => {
    const after = withCountry(noCountries, 'HU', hungary, 7)
    expect(countryOf(after, 'HU')).toEqual({ ...hungary, code: 'HU', changed_at: 7, version: 1 })
    expect(countryFacts(after, 'HU')).toEqual({ currency: 'HUF', vat_rate: 25.5 })
    const others = (table: CountryTable) => countriesIn(table).filter(({ code }) => code !== 'HU')
    expect(others(after)).toEqual(others(noCountries))
    expect(currenciesIn(after)).toEqual(currenciesIn(noCountries))
    expect(noCountries).toEqual({ countries: {}, currencies: {} })
  })

  it('is added once, with a code that there is and a currency of the list', () => {
    expect(said(countryObstacle(noCountries, 'AT', austria, null))).toEqual(field('code', 'countryListed'))
    for (const code of ['XX', 'at', 'A', 'constructor', '-'])
      expect(said(countryObstacle(noCountries, code, austria, null))).toEqual(field('code', 'countryCode'))
    expect(said(countryObstacle(noCountries, 'JP', japan, null))).toEqual(field('currency', 'currencyUnlisted'))
    const withYen = withCurrency(noCountries, 'JPY', yen, 1)
    expect(countryObstacle(withYen, 'JP', japan, null)).toBeUndefined()
    expect(countryOf(withCountry(withYen, 'JP', japan, 2), 'JP')).toMatchObject({ ...japan, version: 1 })
  })

  it('is changed by whoever has read it as it is', () => {
    const once = withCountry(noCountries, 'AT', { ...austria, vat_rate: 21 }, 1)
    expect(countryObstacle(noCountries, 'AT', austria, 0)).toBeUndefined()
    expect(said(countryObstacle(once, 'AT', austria, 0))).toEqual([409, 'refusals:changedMeanwhile'])
    expect(countryObstacle(once, 'AT', austria, 1)).toBeUndefined()
    // What somebody has done to another country is no reason.
    expect(countryObstacle(once, 'DE', { ...austria, name_hu: 'Németország' }, 0)).toBeUndefined()
    expect(said(countryObstacle(once, 'JP', austria, 0))).toEqual([404, 'problems:notFound'])
  })

  it('goes unless a company is in it, and comes back with another version', () => {
    expect(said(countryRemovalObstacle(noCountries, 'AT', true))).toEqual([409, 'refusals:countryUsed'])
    expect(said(countryRemovalObstacle(noCountries, 'JP', false))).toEqual([404, 'problems:notFound'])
    expect(countryRemovalObstacle(noCountries, 'AT', false)).toBeUndefined()
    const without = withoutCountry(noCountries, 'AT', 3)
    expect(countryOf(without, 'AT')).toBeUndefined()
    expect(countryFacts(without, 'AT')).toEqual({ currency: null, vat_rate: null })
    expect(said(countryObstacle(without, 'AT', austria, 1))).toEqual([404, 'problems:notFound'])
    expect(said(countryRemovalObstacle(without, 'AT', false))).toEqual([404, 'problems:notFound'])
    expect(countryObstacle(without, 'AT', austria, null)).toBeUndefined()
    expect(countryOf(withCountry(without, 'AT', austria, 4), 'AT')).toMatchObject({ version: 2, changed_at: 4 })
  })

  it('that is Hungary is neither removed nor switched off', () => {
    expect(said(countryRemovalObstacle(noCountries, 'HU', false))).toEqual([409, 'refusals:hungaryStays'])
    expect(said(countryObstacle(noCountries, 'HU', { ...hungary, active: false }, 0))).toEqual(
      field('active', 'hungaryStays'),
    )
    expect(countryObstacle(noCountries, 'HU', hungary, 0)).toBeUndefined()
  })
})

describe('E09 a currency of the list', () => {
  it('is added once, with a code that there is, and changed by whoever has read it', () => {
    expect(said(currencyObstacle(noCountries, 'EUR', null))).toEqual(field('code', 'currencyListed'))
    expect(said(currencyObstacle(noCountries, 'XAU', null))).toEqual(field('code', 'currencyCode'))
    expect(currencyObstacle(noCountries, 'JPY', null)).toBeUndefined()
    expect(said(currencyObstacle(noCountries, 'JPY', 0))).toEqual([404, 'problems:notFound'])
    const table = withCurrency(noCountries, 'EUR', { ...yen, symbol: 'EUR' }, 1)
    expect(said(currencyObstacle(table, 'EUR', 0))).toEqual([409, 'refusals:changedMeanwhile'])
    expect(currencyObstacle(table, 'EUR', 1)).toBeUndefined()
  })

  it('goes unless a country pays in it, also one that is switched off', () => {
    const pounds = countriesIn(noCountries).find(({ code }) => code === 'GB')!
    const off = withCountry(noCountries, 'GB', { ...pounds, active: false }, 1)
    for (const table of [noCountries, off]) {
      const obstacle = currencyRemovalObstacle(table, 'GBP')
      expect([obstacle?.status, obstacle?.sentence]).toEqual([
        409,
        { key: 'refusals:currencyUsed', values: { countries: 'GB' } },
      ])
    }
    const moved = withCountry(noCountries, 'GB', { ...pounds, currency: 'EUR' }, 1)
    expect(currencyRemovalObstacle(moved, 'GBP')).toBeUndefined()
    const without = withoutCurrency(moved, 'GBP', 2)
    expect(currenciesIn(without).map(({ code }) => code)).not.toContain('GBP')
    expect(said(currencyRemovalObstacle(without, 'GBP'))).toEqual([404, 'problems:notFound'])
    expect(said(countryObstacle(without, 'GB', pounds, 1))).toEqual(field('currency', 'currencyUnlisted'))
  })

  it('that many pay in is refused with the first of them, and the forint in any case', () => {
    expect(currencyRemovalObstacle(noCountries, 'EUR')?.sentence.values).toEqual({ countries: 'AT, BE, BG, CY, DE, …' })
    expect(said(currencyRemovalObstacle(noCountries, 'HUF'))).toEqual([409, 'refusals:forintStays'])
    const euro = withCountry(noCountries, 'HU', { ...hungary, currency: 'EUR' }, 1)
    expect(said(currencyRemovalObstacle(euro, 'HUF'))).toEqual([409, 'refusals:forintStays'])
  })
})

describe('E09 what a company may choose', () => {
  it('is any country that is not switched off, by the name that operators have given it', () => {
    const table = withCountry(
      withCountry(noCountries, 'AT', { ...austria, active: false }, 1),
      'DE',
      { ...austria, name_hu: 'NSZK', name_en: 'FRG' },
      2,
    )
    expect(['AT', 'DE', 'HU', 'NZ'].map(code => isOffered(table, code))).toEqual([false, true, true, true])
    expect(countryChoices(table, 'hu')).toEqual([
      { code: 'AT', name: 'Ausztria', active: false },
      { code: 'DE', name: 'NSZK', active: true },
    ])
    expect(countryChoices(table, 'en').map(({ name }) => name)).toEqual(['Austria', 'FRG'])
  })

  it('is a removed country too, which is named as everywhere', () => {
    const off = withCountry(noCountries, 'AT', { ...austria, active: false }, 1)
    const removed = withoutCountry(off, 'AT', 2)
    expect(isOffered(removed, 'AT')).toBe(true)
    expect(countryChoices(removed, 'hu')).toEqual([])
    expect(countryChoices(noCountries, 'en')).toEqual([])
  })
})

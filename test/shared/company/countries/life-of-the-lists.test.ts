import fc from 'fast-check'
import { expect, it } from 'vitest'
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
  CountryTable,
  currenciesIn,
  isOffered,
  noCountries,
} from '#shared/company/countries/country-table.ts'
import { CountryDraft, CurrencyDraft } from '#shared/company/countries/country.ts'

const codes = ['HU', 'AT', 'SE', 'JP', 'XX']
const currencies = ['HUF', 'EUR', 'SEK', 'JPY', 'XAU']

/** What operators may ask for, sensible or not, having read what is there or something older. */
const wish = fc.record({
  deed: fc.constantFrom('save country', 'remove country', 'save currency', 'remove currency'),
  code: fc.nat(codes.length - 1),
  currency: fc.nat(currencies.length - 1),
  rate: fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100),
  active: fc.boolean(),
  isUsed: fc.boolean(),
  read: fc.constantFrom('now', 'before', 'new'),
})
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never

const versionOf = (all: readonly { code: string; version: number }[], code: string, read: Wish['read']) => {
  if (read === 'new') return null
  const version = all.find(one => one.code === code)?.version ?? 0
  return read === 'now' ? version : version - 1
}

/** The table after a wish, unless something is in the way. */
function after(table: CountryTable, asked: Wish, at: number): CountryTable {
  const [code, currency] = [codes[asked.code]!, currencies[asked.currency]!]
  const names = { name_hu: `${code} magyarul`, name_en: `${code} in English` }
  if (asked.deed === 'save country') {
    const draft = { ...names, vat_rate: asked.rate, currency, active: asked.active }
    const read = versionOf(countriesIn(table), code, asked.read)
    return countryObstacle(table, code, draft, read) ? table : withCountry(table, code, draft, at)
  }
  if (asked.deed === 'remove country')
    return countryRemovalObstacle(table, code, asked.isUsed) ? table : withoutCountry(table, code, at)
  if (asked.deed === 'save currency') {
    const read = versionOf(currenciesIn(table), currency, asked.read)
    const draft = { ...names, symbol: currency, decimals: 2 }
    return currencyObstacle(table, currency, read) ? table : withCurrency(table, currency, draft, at)
  }
  return currencyRemovalObstacle(table, currency) ? table : withoutCurrency(table, currency, at)
}

const versions = ({ countries, currencies }: CountryTable) =>
  Object.entries({ ...countries, ...currencies }).map(([code, { version }]) => [code, version] as const)

it('E09 whatever operators do, every country pays in a currency of the list, and Hungary and the forint are there', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), wishes => {
      let table = noCountries
      for (const [place, asked] of wishes.entries()) {
        const next = after(table, asked, place + 1)
        const [countries, listed] = [countriesIn(next), currenciesIn(next).map(({ code }) => code)]
        for (const { code, currency } of countries) expect([code, listed.includes(currency)]).toEqual([code, true])
        expect(countries.find(({ code }) => code === 'HU')).toMatchObject({ active: true })
        expect(listed).toContain('HUF')
        expect([...countries.map(({ code }) => code), ...listed]).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(XX|XAU)$/)]),
        )
        // A version never begins anew, so that what was read once is never taken for what is there now.
        const before = new Map(versions(table))
        for (const [code, version] of versions(next)) expect(version).toBeGreaterThanOrEqual(before.get(code) ?? 1)
        table = next
      }
    }),
  )
})

it('E09 what is in the lists can be stored, read and saved again, and says the same to whoever asks in another way', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 30 }), wishes => {
      const table = wishes.reduce((known, asked, place) => after(known, asked, place + 1), noCountries)
      expect(CountryTable.parse(JSON.parse(JSON.stringify(table)))).toEqual(table)
      for (const one of countriesIn(table)) {
        expect(CountryDraft.safeParse(one).success).toBe(true)
        expect(countryFacts(table, one.code)).toEqual({ currency: one.currency, vat_rate: one.vat_rate })
        expect(isOffered(table, one.code)).toBe(one.active)
        const choice = countryChoices(table, 'en').find(({ code }) => code === one.code)
        if (choice) expect(choice).toEqual({ code: one.code, name: one.name_en, active: one.active })
        else expect(one.version).toBe(0)
      }
      for (const one of currenciesIn(table)) expect(CurrencyDraft.safeParse(one).success).toBe(true)
      const listed = new Set(countriesIn(table).map(({ code }) => code))
      for (const code of codes.filter(one => !listed.has(one)))
        expect(countryFacts(table, code)).toEqual({ currency: null, vat_rate: null })
    }),
  )
})

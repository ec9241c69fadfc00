import * as z from 'zod/mini'
import { CountryDraft, CurrencyDraft, type ListedCountry, type ListedCurrency } from './country.ts'
import { releasedCurrencies } from './currencies.ts'
import { releasedCountries } from './released-countries.ts'

const kept = {
  /** Whether it is not in the list any more; it stays here, so that its version never begins anew. */
  is_removed: z.boolean(),
  changed_at: z.int(),
  version: z.int(),
}

/** What operators have written of countries and currencies, by their codes; everything else is as the release knows it. */
export const CountryTable = z.object({
  countries: z.record(z.string(), z.extend(CountryDraft, kept)),
  currencies: z.record(z.string(), z.extend(CurrencyDraft, kept)),
})
export type CountryTable = z.infer<typeof CountryTable>

/** The table before anybody has written anything into it. */
export const noCountries: CountryTable = { countries: {}, currencies: {} }

type Kept<D> = D & { is_removed: boolean; changed_at: number; version: number }
type Listed<D> = D & { code: string; changed_at: number | null; version: number }

/** What stands in a list: what operators have written, over what the release knows. */
function listOf<D extends object>(
  kept: Readonly<Record<string, Kept<D>>>,
  released: readonly string[],
  releasedOf: (code: string) => D,
): Listed<D>[] {
  const codes = [...new Set([...released, ...Object.keys(kept)])].toSorted()
  return codes.flatMap((code): Listed<D>[] => {
    const own = kept[code]
    if (!own) return [{ ...releasedOf(code), code, changed_at: null, version: 0 }]
    const { is_removed, ...entry } = own
    return is_removed ? [] : [{ ...entry, code } as unknown as Listed<D>]
  })
}

const nameOf = (code: string, type: 'region' | 'currency', language: 'hu' | 'en') =>
  new Intl.DisplayNames(language, { type }).of(code) ?? code

const namesOf = (code: string, type: 'region' | 'currency') => ({
  name_hu: nameOf(code, type, 'hu'),
  name_en: nameOf(code, type, 'en'),
})

/** The countries of the list, in the order of their codes. */
export const countriesIn = ({ countries }: CountryTable): ListedCountry[] =>
  listOf<CountryDraft>(countries, Object.keys(releasedCountries), code => ({
    ...namesOf(code, 'region'),
    ...releasedCountries[code]!,
    active: true,
  }))

/** The currencies of the list, in the order of their codes. */
export const currenciesIn = ({ currencies }: CountryTable): ListedCurrency[] =>
  listOf<CurrencyDraft>(currencies, Object.keys(releasedCurrencies), code => ({
    ...namesOf(code, 'currency'),
    ...releasedCurrencies[code]!,
  }))

/** The currency and tax of a country; null where it is not in the list. */
export function countryFacts({ countries }: CountryTable, country: string) {
  const own = countries[country]
  const facts = own?.is_removed ? undefined : (own ?? releasedCountries[country])
  return { currency: facts?.currency ?? null, vat_rate: facts?.vat_rate ?? null }
}

/** Whether a company may choose a country: any but one that operators have switched off. */
export const isOffered = ({ countries }: CountryTable, country: string): boolean => {
  const own = countries[country]
  return !own || own.is_removed || own.active
}

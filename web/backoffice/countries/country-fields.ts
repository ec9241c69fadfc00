import type { CountryDraft, CurrencyDraft, ListedCountry, ListedCurrency } from '#shared/company/countries/country.ts'

/** What an operator types of a country; a number is null while its field is empty. */
export type CountryFields = Omit<CountryDraft, 'vat_rate'> & { code: string; vat_rate: number | null; version: number }

/** What an operator types of a currency. */
export type CurrencyFields = Omit<CurrencyDraft, 'decimals'> & {
  code: string
  decimals: number | null
  version: number
}

/** The fields of a country, or of a new one. */
export const countryFields = (known: ListedCountry | undefined): CountryFields => ({
  code: known?.code ?? '',
  name_hu: known?.name_hu ?? '',
  name_en: known?.name_en ?? '',
  vat_rate: known?.vat_rate ?? null,
  currency: known?.currency ?? 'EUR',
  active: known?.active ?? true,
  version: known?.version ?? 0,
})

/** The fields of a currency, or of a new one. */
export const currencyFields = (known: ListedCurrency | undefined): CurrencyFields => ({
  code: known?.code ?? '',
  name_hu: known?.name_hu ?? '',
  name_en: known?.name_en ?? '',
  symbol: known?.symbol ?? '',
  decimals: known?.decimals ?? 2,
  version: known?.version ?? 0,
})

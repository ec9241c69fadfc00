import type { Kind, Stored } from '#functions/platform/kind.ts'
import { unstored } from '#functions/platform/kind.ts'
import { get } from '#functions/platform/table.ts'
import { CountryTable, noCountries } from '#shared/company/countries/country-table.ts'

export const countryTables: Kind<CountryTable, object> = {
  name: 'CountryTable',
  schema: CountryTable,
  key: () => ({ pk: 'COUNTRIES', sk: 'COUNTRIES' }),
}

/** What operators have written of countries and currencies; one that they have never written into has nothing stored. */
export const countryTable = async (): Promise<Stored<CountryTable>> =>
  (await get(countryTables, {})) ?? unstored(noCountries)

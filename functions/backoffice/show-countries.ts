import * as contract from '#shared/backoffice/contract/countries/show-countries.ts'
import { countriesIn, currenciesIn } from '#shared/company/countries/country-table.ts'
import { countryTable } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'

export const handler = serve(contract.showCountries, async () => {
  const table = await countryTable()
  return { data: { countries: countriesIn(table), currencies: currenciesIn(table) } }
})

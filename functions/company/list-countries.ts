import * as contract from '#shared/company/contract/list-countries.ts'
import { countryChoices } from '#shared/company/countries/country-choices.ts'
import { serve } from '#functions/platform/serve.ts'
import { countryTable } from './country-store.ts'

export const handler = serve(contract.listCountries, async (_, { language }) => ({
  data: countryChoices(await countryTable(), language),
}))

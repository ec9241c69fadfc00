import * as contract from '#shared/backoffice/contract/countries/save-country.ts'
import { countryObstacle, withCountry } from '#shared/company/countries/country-changes.ts'
import { countriesIn } from '#shared/company/countries/country-table.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { countryTable } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { saveListedEntry } from './listed-entry.ts'

export const handler = serve(contract.saveCountry, async ({ path: { code }, body: { version, ...draft } }, context) => {
  const table = await countryTable()
  throwIfProblem(countryObstacle(table, code, draft, version))
  const before = countriesIn(table).find(one => one.code === code)
  const after = withCountry(table, code, draft, context.now.seconds)
  return saveListedEntry(context, { code, draft, before, listed: { ...after.countries[code]!, code }, after })
})

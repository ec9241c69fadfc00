import * as contract from '#shared/backoffice/contract/countries/remove-country.ts'
import { countryRemovalObstacle, withoutCountry } from '#shared/company/countries/country-changes.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { countryTable } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { isCountryUsed } from './company-abroad.ts'
import { removeListedEntry } from './listed-entry.ts'

/** A company that is founded there at the same moment has a country of which neither currency nor tax is known. */
export const handler = serve(contract.removeCountry, async ({ path: { code } }, context) => {
  const [table, isUsed] = await Promise.all([countryTable(), isCountryUsed(code)])
  throwIfProblem(countryRemovalObstacle(table, code, isUsed))
  const after = withoutCountry(table, code, context.now.seconds)
  const subject = { id: code, name: after.countries[code]!.name_hu }
  await removeListedEntry(context, { subject, after })
})

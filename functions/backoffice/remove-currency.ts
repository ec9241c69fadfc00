import * as contract from '#shared/backoffice/contract/countries/remove-currency.ts'
import { currencyRemovalObstacle, withoutCurrency } from '#shared/company/countries/country-changes.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { countryTable } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { removeListedEntry } from './listed-entry.ts'

/** Whoever gives the currency to a country at the same moment replaces the same item, and so conflicts. */
export const handler = serve(contract.removeCurrency, async ({ path: { code } }, context) => {
  const table = await countryTable()
  throwIfProblem(currencyRemovalObstacle(table, code))
  const after = withoutCurrency(table, code, context.now.seconds)
  const subject = { id: code, name: after.currencies[code]!.name_hu }
  await removeListedEntry(context, { subject, after })
})

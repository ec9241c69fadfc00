import * as contract from '#shared/backoffice/contract/countries/save-currency.ts'
import { currencyObstacle, withCurrency } from '#shared/company/countries/country-changes.ts'
import { currenciesIn } from '#shared/company/countries/country-table.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { countryTable } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { saveListedEntry } from './listed-entry.ts'

export const handler = serve(
  contract.saveCurrency,
  async ({ path: { code }, body: { version, ...draft } }, context) => {
    const table = await countryTable()
    throwIfProblem(currencyObstacle(table, code, version))
    const before = currenciesIn(table).find(one => one.code === code)
    const after = withCurrency(table, code, draft, context.now.seconds)
    return saveListedEntry(context, { code, draft, before, listed: { ...after.currencies[code]!, code }, after })
  },
)

import * as contract from '#shared/backoffice/contract/countries/remove-country.ts'
import { countryRemovalObstacle, withoutCountry } from '#shared/company/countries/country-changes.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { countryTable, countryTables } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { isCountryUsed } from './company-abroad.ts'
import { auditedByOperator } from './operator-audit-store.ts'

/** A company that is founded there at the same moment has a country of which neither currency nor tax is known. */
export const handler = serve(contract.removeCountry, async ({ path: { code } }, { actor, now, once }) => {
  const [table, isUsed] = await Promise.all([countryTable(), isCountryUsed(code)])
  throwIfProblem(countryRemovalObstacle(table, code, isUsed))
  const after = withoutCountry(table, code, now.seconds)
  const subject = { id: code, name: after.countries[code]!.name_hu }
  await commit(
    replace(countryTables, after),
    ...auditedByOperator({ actor, now }, { area: 'currencies', act: 'removed', subject }),
    ...once({}),
  )
})

import * as contract from '#shared/backoffice/contract/countries/save-currency.ts'
import { operatorChanges } from '#shared/backoffice/audit/operator-entry.ts'
import { currencyObstacle, withCurrency } from '#shared/company/countries/country-changes.ts'
import { currenciesIn } from '#shared/company/countries/country-table.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { countryTable, countryTables } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from './operator-audit-store.ts'

/** A currency that is saved as it was read stays as the release knows it. */
export const handler = serve(contract.saveCurrency, async ({ path: { code }, body }, { actor, now, once }) => {
  const { version, ...draft } = body
  const table = await countryTable()
  throwIfProblem(currencyObstacle(table, code, version))
  const before = currenciesIn(table).find(one => one.code === code)
  const changes = operatorChanges<typeof draft>(before ?? {}, draft)
  const after = withCurrency(table, code, draft, now.seconds)
  const kept = after.currencies[code]!
  const reply = { data: before && !changes.length ? before : { ...kept, code } }
  const writes = [
    ...(changes.length ? [replace(countryTables, after)] : []),
    ...auditedByOperator(
      { actor, now },
      { area: 'currencies', act: before ? 'changed' : 'added', subject: { id: code, name: draft.name_hu }, changes },
    ),
    ...once(reply),
  ]
  if (writes.length) await commit(...writes)
  return reply
})

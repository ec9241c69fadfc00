import * as contract from '#shared/backoffice/contract/countries/save-country.ts'
import { operatorChanges } from '#shared/backoffice/audit/operator-entry.ts'
import { countryObstacle, withCountry } from '#shared/company/countries/country-changes.ts'
import { countriesIn } from '#shared/company/countries/country-table.ts'
import { throwIfProblem } from '#shared/contract/problem.ts'
import { countryTable, countryTables } from '#functions/company/country-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from './operator-audit-store.ts'

/** A country that is saved as it was read stays as the release knows it. */
export const handler = serve(contract.saveCountry, async ({ path: { code }, body }, { actor, now, once }) => {
  const { version, ...draft } = body
  const table = await countryTable()
  throwIfProblem(countryObstacle(table, code, draft, version))
  const before = countriesIn(table).find(one => one.code === code)
  const changes = operatorChanges<typeof draft>(before ?? {}, draft)
  const after = withCountry(table, code, draft, now.seconds)
  const kept = after.countries[code]!
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

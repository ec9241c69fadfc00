import { operatorChanges } from '#shared/company/audit/operator-entry.ts'
import type { CountryTable } from '#shared/company/countries/country-table.ts'
import { countryTables } from '#functions/company/country-store.ts'
import type { Stored } from '#functions/platform/kind.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'

type Context = Pick<RequestContext<'operator:currencies.write'>, 'actor' | 'now' | 'once'>

interface Saved<Draft, Listed> {
  code: string
  draft: Draft
  /** As it was listed; undefined where it is new. */
  before: Listed | undefined
  /** As it is listed from now on. */
  listed: Listed
  /** The table of countries and currencies with it. */
  after: Stored<CountryTable>
}

/** Stores a country or a currency in its list; one that is saved as it was read stays as the release knows it. */
export async function saveListedEntry<Draft extends { name_hu: string }, Listed extends Draft>(
  { actor, now, once }: Context,
  { code, draft, before, listed, after }: Saved<Draft, Listed>,
): Promise<{ data: Listed }> {
  const changes = operatorChanges<Draft>(before ?? {}, draft)
  const reply = { data: before && !changes.length ? before : listed }
  const act = before ? 'changed' : 'added'
  const writes = [
    ...(changes.length ? [replace(countryTables, after)] : []),
    ...auditedByOperator(
      { actor, now },
      { area: 'currencies', act, subject: { id: code, name: draft.name_hu }, changes },
    ),
    ...once(reply),
  ]
  if (writes.length) await commit(...writes)
  return reply
}

/** Stores the table without a country or a currency, which the log calls by its name of then. */
export const removeListedEntry = (
  { actor, now, once }: Context,
  { subject, after }: { subject: { id: string; name: string }; after: Stored<CountryTable> },
): Promise<unknown> =>
  commit(
    replace(countryTables, after),
    ...auditedByOperator({ actor, now }, { area: 'currencies', act: 'removed', subject }),
    ...once({}),
  )

import { problem, refuse, type Problem } from '../../contract/problem.ts'
import type { CountryDraft, CurrencyDraft } from './country.ts'
import { countryCodes } from './country-codes.ts'
import { countriesIn, currenciesIn, type CountryTable } from './country-table.ts'
import { currencyCodes } from './currencies.ts'

/** The version that was read of an entry; null where it is to be a new one. */
type Read = number | null

const found = <T extends { code: string }>(all: readonly T[], code: string) => all.find(one => one.code === code)

/** Why an entry cannot be saved that is not the one that was read. */
function entryObstacle(
  known: { version: number } | undefined,
  read: Read,
  isCode: boolean,
  of: 'country' | 'currency',
): Problem | undefined {
  if (read === null) {
    if (known) return refuse('code', `refusals:${of}Listed`)
    return isCode ? undefined : refuse('code', `refusals:${of}Code`)
  }
  if (!known) return problem('notFound')
  return known.version === read ? undefined : problem('conflict', 'refusals:changedMeanwhile')
}

/** Why a country cannot be saved so. */
export function countryObstacle(
  table: CountryTable,
  code: string,
  draft: CountryDraft,
  read: Read,
): Problem | undefined {
  const obstacle = entryObstacle(found(countriesIn(table), code), read, countryCodes.includes(code), 'country')
  if (obstacle) return obstacle
  if (!found(currenciesIn(table), draft.currency)) return refuse('currency', 'refusals:currencyUnlisted')
  return code === 'HU' && !draft.active ? refuse('active', 'refusals:hungaryStays') : undefined
}

/** Why a currency cannot be saved so. */
export const currencyObstacle = (table: CountryTable, code: string, read: Read): Problem | undefined =>
  entryObstacle(found(currenciesIn(table), code), read, currencyCodes.includes(code), 'currency')

/** Why a country cannot be removed: prices are those of Hungary, and a country may be that of a company. */
export function countryRemovalObstacle(table: CountryTable, code: string, isUsed: boolean): Problem | undefined {
  if (!found(countriesIn(table), code)) return problem('notFound')
  if (code === 'HU') return problem('conflict', 'refusals:hungaryStays')
  return isUsed ? problem('conflict', 'refusals:countryUsed') : undefined
}

/** The most countries that a refusal names. */
const mostNamed = 5

/** Why a currency cannot be removed: prices are in forints, and a country may pay in it. */
export function currencyRemovalObstacle(table: CountryTable, code: string): Problem | undefined {
  if (!found(currenciesIn(table), code)) return problem('notFound')
  if (code === 'HUF') return problem('conflict', 'refusals:forintStays')
  const users = countriesIn(table).filter(({ currency }) => currency === code)
  const named = users.slice(0, mostNamed).map(one => one.code)
  const countries = [...named, ...(users.length > mostNamed ? ['…'] : [])].join(', ')
  return users.length ? problem('conflict', 'refusals:currencyUsed', { countries }) : undefined
}

/** What is kept of an entry, new or changed. */
const asKept = <D extends object>(draft: D, before: { version: number } | undefined, changed_at: number) => ({
  ...draft,
  is_removed: false,
  changed_at,
  version: (before?.version ?? 0) + 1,
})

export const withCountry = <T extends CountryTable>(table: T, code: string, draft: CountryDraft, at: number): T => ({
  ...table,
  countries: { ...table.countries, [code]: asKept(draft, table.countries[code], at) },
})

export const withCurrency = <T extends CountryTable>(table: T, code: string, draft: CurrencyDraft, at: number): T => ({
  ...table,
  currencies: { ...table.currencies, [code]: asKept(draft, table.currencies[code], at) },
})

/** The table without a country of its list. */
export function withoutCountry<T extends CountryTable>(table: T, code: string, at: number): T {
  const { code: _code, ...entry } = found(countriesIn(table), code)!
  const gone = { ...asKept(entry, entry, at), is_removed: true }
  return { ...table, countries: { ...table.countries, [code]: gone } }
}

/** The table without a currency of its list. */
export function withoutCurrency<T extends CountryTable>(table: T, code: string, at: number): T {
  const { code: _code, ...entry } = found(currenciesIn(table), code)!
  const gone = { ...asKept(entry, entry, at), is_removed: true }
  return { ...table, currencies: { ...table.currencies, [code]: gone } }
}

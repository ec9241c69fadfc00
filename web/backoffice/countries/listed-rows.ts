import type { ListedCountry, ListedCurrency } from '#shared/company/countries/country.ts'
import { searchWord } from '#shared/backoffice/search.ts'

type Listed = Pick<ListedCountry | ListedCurrency, 'code' | 'name_hu' | 'name_en'>

/** What a country or a currency is called in a language. */
export const nameIn = ({ name_hu, name_en }: Omit<Listed, 'code'>, language: string) =>
  language === 'hu' ? name_hu : name_en

/** The rows of a table: those whose code or name has what is searched for, by name, what prices rest on first. */
export function listedRows<T extends Listed>(
  all: readonly T[] | undefined,
  { search, language, first }: { search: string; language: string; first: string },
): (T & { id: string })[] | undefined {
  const word = searchWord(search)
  const { compare } = new Intl.Collator(language)
  return all
    ?.filter(one => [one.code, one.name_hu, one.name_en].some(text => searchWord(text).includes(word)))
    .map(one => ({ ...one, id: one.code }))
    .sort(
      (a, b) =>
        Number(b.code === first) - Number(a.code === first) || compare(nameIn(a, language), nameIn(b, language)),
    )
}

/** The codes that are not in a list yet, with their names, to be chosen from. */
export function codesToAdd(
  codes: readonly string[],
  listed: readonly Listed[],
  type: 'region' | 'currency',
  language: string,
) {
  const names = new Intl.DisplayNames(language, { type })
  const { compare } = new Intl.Collator(language)
  const known = new Set(listed.map(({ code }) => code))
  return codes
    .filter(code => !known.has(code))
    .map(value => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((a, b) => compare(a.label, b.label))
}

/** How a code is called in both languages, to begin with. */
export const namesOf = (code: string, type: 'region' | 'currency') => ({
  name_hu: new Intl.DisplayNames('hu', { type }).of(code) ?? code,
  name_en: new Intl.DisplayNames('en', { type }).of(code) ?? code,
})

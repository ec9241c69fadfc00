import { countryCodes } from '#shared/company/countries/country-codes.ts'
import type { CountryChoice } from '#shared/company/countries/country-choices.ts'

interface CountryOption {
  value: string
  label: string
}

/**
 * The countries that a company may choose, named and sorted in a language; Hungary first. Operators may have named one otherwise, or
 * switched it off, which a company that is there keeps.
 */
export function countries(language: string, choices: readonly CountryChoice[] = [], kept?: string): CountryOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const own = new Map(choices.map(choice => [choice.code, choice]))
  return countryCodes
    .filter(value => value === kept || (own.get(value)?.active ?? true))
    .map(value => ({ value, label: own.get(value)?.name ?? names.of(value) ?? value }))
    .sort((a, b) => Number(b.value === 'HU') - Number(a.value === 'HU') || compare(a.label, b.label))
}

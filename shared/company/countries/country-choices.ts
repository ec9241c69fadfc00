import * as z from 'zod/mini'
import type { Language } from '../../words/language.ts'
import type { CountryTable } from './country-table.ts'

/** A country that operators have named, or switched off for companies. */
export const CountryChoice = z.object({ code: z.string(), name: z.string(), active: z.boolean() })
export type CountryChoice = z.infer<typeof CountryChoice>

/** What differs from the choice of countries that every page knows. */
export const countryChoices = ({ countries }: CountryTable, language: Language): CountryChoice[] =>
  Object.entries(countries)
    .filter(([, { is_removed }]) => !is_removed)
    .map(([code, { name_hu, name_en, active }]) => ({ code, name: language === 'hu' ? name_hu : name_en, active }))

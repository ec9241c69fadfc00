import { headcountOf, loadCompany } from './company-store.ts'
import { countryTable } from './country-store.ts'

/** Loads a company with its calendar, headcount and what is known of countries, as it is shown. */
export async function loadShownCompany(id: string) {
  const [company, headcount, countries] = await Promise.all([loadCompany(id), headcountOf(id), countryTable()])
  return { ...company, headcount, countries }
}

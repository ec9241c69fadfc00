import { countryFacts, type CountryTable } from '../company/countries/country-table.ts'
import { hungarianVat } from '../company/countries/hungarian-vat.ts'

/**
 * The value added tax on a price, in per cent: that of Hungary for companies there. Elsewhere companies account for the tax of
 * their own country themselves, so that none is added (Act CXXVII of 2007, 37. § (1)).
 */
export const vatPercent = (table: CountryTable, country: string): number =>
  country === 'HU' ? (countryFacts(table, country).vat_rate ?? hungarianVat) : 0

import { hungarianVat } from './hungarian-vat.ts'

/** What a country pays in, and adds to a price. */
export interface CountryFacts {
  /** ISO 4217. */
  currency: string
  /** The standard rate of value added tax, in per cent. */
  vat_rate: number
}

const euro = (vat_rate: number): CountryFacts => ({ currency: 'EUR', vat_rate })

/**
 * The countries of the European Union and those around it, by ISO 3166-1 code. Rates: European Commission, "Taxes in Europe", as of
 * January 2026, and the tax authorities of the others.
 */
export const releasedCountries: Readonly<Record<string, CountryFacts>> = {
  AT: euro(20),
  BE: euro(21),
  BG: euro(20),
  CH: { currency: 'CHF', vat_rate: 8.1 },
  CY: euro(19),
  CZ: { currency: 'CZK', vat_rate: 21 },
  DE: euro(19),
  DK: { currency: 'DKK', vat_rate: 25 },
  EE: euro(24),
  ES: euro(21),
  FI: euro(25.5),
  FR: euro(20),
  GB: { currency: 'GBP', vat_rate: 20 },
  GR: euro(24),
  HR: euro(25),
  HU: { currency: 'HUF', vat_rate: hungarianVat },
  IE: euro(23),
  IS: { currency: 'ISK', vat_rate: 24 },
  IT: euro(22),
  LT: euro(21),
  LU: euro(17),
  LV: euro(21),
  MT: euro(18),
  NL: euro(21),
  NO: { currency: 'NOK', vat_rate: 25 },
  PL: { currency: 'PLN', vat_rate: 23 },
  PT: euro(23),
  RO: { currency: 'RON', vat_rate: 21 },
  RS: { currency: 'RSD', vat_rate: 20 },
  SE: { currency: 'SEK', vat_rate: 25 },
  SI: euro(22),
  SK: euro(23),
  UA: { currency: 'UAH', vat_rate: 20 },
}

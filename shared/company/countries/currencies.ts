/** ISO 4217: the currencies that people pay with, without metals, funds and test codes. */
export const currencyCodes: readonly string[] =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  )

/** How a sum in a currency is written. */
interface CurrencyFacts {
  symbol: string
  /** How many digits stand after the decimal sign. */
  decimals: number
}

/** The currencies of the countries that the release knows; sums in forints and Icelandic krónur are written whole. */
export const releasedCurrencies: Readonly<Record<string, CurrencyFacts>> = {
  CHF: { symbol: 'CHF', decimals: 2 },
  CZK: { symbol: 'Kč', decimals: 2 },
  DKK: { symbol: 'kr', decimals: 2 },
  EUR: { symbol: '€', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  HUF: { symbol: 'Ft', decimals: 0 },
  ISK: { symbol: 'kr', decimals: 0 },
  NOK: { symbol: 'kr', decimals: 2 },
  PLN: { symbol: 'zł', decimals: 2 },
  RON: { symbol: 'lei', decimals: 2 },
  RSD: { symbol: 'RSD', decimals: 2 },
  SEK: { symbol: 'kr', decimals: 2 },
  UAH: { symbol: '₴', decimals: 2 },
}

const weights = [9, 7, 3, 1, 9, 7, 3]

/**
 * Whether a text is a Hungarian tax number as it is written, 12345676-2-41: eight digits of which the last checks the others, the
 * digit that says how the tax is paid (1–5), and the code of the county.
 */
export function isHungarianTaxNumber(text: string): boolean {
  const parts = /^(\d{7})(\d)-[1-5]-\d{2}$/.exec(text)
  if (!parts) return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(parts[1]!.charAt(place)), 0)
  return (10 - (sum % 10)) % 10 === Number(parts[2])
}

/** How countries begin the numbers of their companies, where that is not the code of the country. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' }

/** Whether a text is a number by which a company of a country is known for the tax, as far as its form tells. */
export const isVatNumberOf = (country: string, text: string) =>
  text.startsWith(prefixes[country] ?? country) && /^[A-Z]{2}[0-9A-Z+*.-]{2,16}$/.test(text)

export const isTaxNumberIn = (country: string, text: string) =>
  country === 'HU' ? isHungarianTaxNumber(text) : isVatNumberOf(country, text)

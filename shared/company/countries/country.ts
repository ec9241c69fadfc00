import * as z from 'zod/mini'
import { line } from '../../contract/wire.ts'

/** A name that is shown as it is, so that it holds no markup. */
const properName = line(60).check(z.regex(/^[^<>]*$/, { error: 'problems:markupInName' }))

/** In per cent, with two decimals at most. */
export const VatRate = z.number({ error: 'refusals:vatRate' }).check(
  z.gte(0, { error: 'refusals:vatRate' }),
  z.lte(100, { error: 'refusals:vatRate' }),
  z.refine(rate => Number(rate.toFixed(2)) === rate, { error: 'refusals:vatRate' }),
)

/** What an operator writes of a country. */
export const CountryDraft = z.object({
  name_hu: properName,
  name_en: properName,
  vat_rate: VatRate,
  /** ISO 4217, one of the list. */
  currency: z.string({ error: 'problems:required' }).check(z.regex(/^[A-Z]{3}$/, { error: 'refusals:currencyCode' })),
  /** Whether a company may choose it. */
  active: z.boolean(),
})
export type CountryDraft = z.infer<typeof CountryDraft>

/** What an operator writes of a currency. */
export const CurrencyDraft = z.object({
  name_hu: properName,
  name_en: properName,
  symbol: line(8).check(z.regex(/^[^<>]*$/, { error: 'problems:markupInName' })),
  /** How many digits stand after the decimal sign of a sum. */
  decimals: z
    .int({ error: 'refusals:decimals' })
    .check(z.gte(0, { error: 'refusals:decimals' }), z.lte(4, { error: 'refusals:decimals' })),
})
export type CurrencyDraft = z.infer<typeof CurrencyDraft>

const listed = {
  code: z.string(),
  /** Unix seconds; null where it is as the release knows it. */
  changed_at: z.nullable(z.int()),
  /** That of this entry alone; 0 where it is as the release knows it. */
  version: z.int(),
}

/** A country of the list; its code is of ISO 3166-1. */
export const ListedCountry = z.extend(CountryDraft, listed)
export type ListedCountry = z.infer<typeof ListedCountry>

/** A currency of the list; its code is of ISO 4217. */
export const ListedCurrency = z.extend(CurrencyDraft, listed)
export type ListedCurrency = z.infer<typeof ListedCurrency>

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CountryDraft, CurrencyDraft, VatRate } from '#shared/company/countries/country.ts'
import { objections } from '../../objections.ts'

const austria = { name_hu: 'Ausztria', name_en: 'Austria', vat_rate: 20, currency: 'EUR', active: true }
const yen = { name_hu: 'jen', name_en: 'yen', symbol: '¥', decimals: 0 }

describe('E09 what is typed of a country', () => {
  it('is a rate from 0 to 100 with two decimals at most', () => {
    for (const rate of [0, 0.01, 5, 8.1, 25.5, 27, 99.99, 100])
      expect([rate, objections(CountryDraft, { ...austria, vat_rate: rate })]).toEqual([rate, {}])
    for (const rate of [
      -0.01,
      -1,
      100.01,
      1000,
      25.555,
      0.001,
      1e-9,
      Number.NaN,
      Infinity,
      null,
      undefined,
      '25,5',
      '27',
    ])
      expect([rate, objections(CountryDraft, { ...austria, vat_rate: rate })]).toEqual([
        rate,
        { vat_rate: 'refusals:vatRate' },
      ])
  })

  it('takes every rate of whole hundredths, and no other between them', () => {
    const isTaken = (rate: number) => VatRate.safeParse(rate).success
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 9 }), (hundredths, more) => {
        expect(isTaken(hundredths / 100)).toBe(true)
        expect(isTaken(Number(`${(hundredths / 100).toFixed(2)}${more}`))).toBe(false)
      }),
    )
  })

  it.each(['name_hu', 'name_en'])('has in %s one line of sixty letters at most, without markup', field => {
    const wrong = (text: unknown) => objections(CountryDraft, { ...austria, [field]: text })
    expect(wrong('ő'.repeat(60))).toEqual({})
    expect(wrong('Saint-Barthélemy (FR), “St. Barts”')).toEqual({})
    expect(wrong('ő'.repeat(61))).toEqual({ [field]: 'problems:tooLong' })
    expect(wrong(' ')).toEqual({ [field]: 'problems:required' })
    expect(wrong('<b>Ausztria</b>')).toEqual({ [field]: 'problems:markupInName' })
    for (const sign of ['\n', '\0', '\u202e', '\u200b'])
      expect(wrong(`a${sign}b`)).toEqual({ [field]: 'problems:strangeCharacters' })
  })

  it('names a currency by three capital letters', () => {
    for (const currency of ['eur', 'EURO', 'E1R', '', '<EU'])
      expect(objections(CountryDraft, { ...austria, currency })).toEqual({ currency: 'refusals:currencyCode' })
  })
})

describe('E09 what is typed of a currency', () => {
  it('has a short sign without markup, and up to four decimals', () => {
    expect(objections(CurrencyDraft, yen)).toEqual({})
    expect(objections(CurrencyDraft, { ...yen, symbol: '<' })).toEqual({ symbol: 'problems:markupInName' })
    expect(objections(CurrencyDraft, { ...yen, symbol: 'x'.repeat(9) })).toEqual({ symbol: 'problems:tooLong' })
    expect(objections(CurrencyDraft, { ...yen, symbol: '' })).toEqual({ symbol: 'problems:required' })
    for (const decimals of [0, 1, 2, 3, 4]) expect(objections(CurrencyDraft, { ...yen, decimals })).toEqual({})
    for (const decimals of [-1, 5, 1.5, '2', null])
      expect(objections(CurrencyDraft, { ...yen, decimals })).toEqual({ decimals: 'refusals:decimals' })
  })
})

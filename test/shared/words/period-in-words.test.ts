import { describe, expect, it } from 'vitest'
import { capitalised } from '#shared/words/capitalised.ts'
import { isLanguage, Language } from '#shared/words/language.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'

/** Thin and narrow spaces differ between versions of the locale data. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const hu = (from: string, to: string) => plain(periodInWords(from, to, 'hu'))
const en = (from: string, to: string) => plain(periodInWords(from, to, 'en'))

describe('a period in words', () => {
  it('names what both days share once', () => {
    expect(hu('2026-11-26', '2026-11-30')).toBe('2026. nov. 26–30.')
    expect(hu('2026-11-26', '2026-12-02')).toBe('2026. nov. 26. – dec. 2.')
    expect(hu('2026-12-28', '2027-01-05')).toBe('2026. dec. 28. – 2027. jan. 5.')
  })

  it('of one day is that day', () => {
    expect(hu('2026-11-26', '2026-11-26')).toBe('2026. nov. 26.')
    expect(en('2026-11-26', '2026-11-26')).toBe('26 Nov 2026')
  })

  it('P08 puts the day first in English', () => {
    expect(en('2026-12-28', '2027-01-05')).toMatch(/^28 Dec 2026 – 5 Jan 2027$/)
  })

  it('is the same whatever the zone of the machine', () => {
    expect(hu('2026-01-01', '2026-01-01')).toBe('2026. jan. 1.')
    expect(hu('2026-12-31', '2026-12-31')).toBe('2026. dec. 31.')
  })
})

describe('a language', () => {
  it('P08 is Hungarian or English', () => {
    for (const language of ['hu', 'en'])
      expect([isLanguage(language), Language.safeParse(language).success]).toEqual([true, true])
    for (const other of ['de', 'HU', 'hu-HU', '', undefined])
      expect([isLanguage(other), Language.safeParse(other).success]).toEqual([false, false])
  })
})

it('capitalises the first letter of a key and nothing else', () => {
  expect([capitalised('paternity'), capitalised('onChange'), capitalised('')]).toEqual(['Paternity', 'OnChange', ''])
})

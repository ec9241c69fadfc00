import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded, meaningOf, tokensOf } from '#shared/leave/understood/spoken.ts'

const words = (typed: string) => tokensOf(typed).map(({ text }) => text)
const only = (typed: string) => {
  const tokens = tokensOf(typed)
  expect(tokens).toHaveLength(1)
  return tokens[0]!
}

describe('the tokens of a typed line', () => {
  it.each([
    ['szabi dec 22-23', ['szabi', 'dec', '22', '-', '23']],
    ['Szabi, dec. 22–23.!', ['Szabi', 'dec', '22', '–', '23.']],
    ["who's away", ["who's", 'away']],
    ['   ', []],
  ])('%s', (typed, expected) => {
    expect(words(typed)).toEqual(expected)
  })

  it.each([
    ['2026-12-22', { year: 2026, month: 12, date: 22 }],
    ['2026. 12. 22.', { year: 2026, month: 12, date: 22 }],
    ['12.22.', { month: 12, date: 22 }],
    ['22/12', { month: 12, date: 22 }],
  ])('%s is a whole date', (typed, date) => {
    expect(only(typed).date).toEqual(date)
  })

  it.each([
    ['22-től', 22, 'from'],
    ['1-jétől', 1, 'from'],
    ['23-ig', 23, 'until'],
    ['1-jéig', 1, 'until'],
    ['3-án', 3, undefined],
    ['22nd', 22, undefined],
  ])('%s is a number with an ending', (typed, number, ending) => {
    expect(only(typed)).toMatchObject({ number })
    expect(only(typed).ending).toBe(ending)
  })

  it('are all that was typed, but for what only separates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), typed => {
        for (const { text } of tokensOf(typed)) {
          expect(text).not.toBe('')
          expect(typed).toContain(text)
        }
      }),
    )
  })
})

describe('what a word of a list means', () => {
  const days = new Map([
    ['kedd', 2],
    ['szerda', 3],
    ['pentek', 5],
  ])
  const meaning = (typed: string) => meaningOf(days, only(typed))

  it.each([
    ['kedd', 2, undefined],
    ['kedden', 2, undefined],
    ['keddtől', 2, 'from'],
    ['szerdáig', 3, 'until'],
    ['Péntekre', 5, undefined],
    ['péntektől', 5, 'from'],
  ] as const)('%s', (typed, day, ending) => {
    expect(meaning(typed)).toEqual({ meaning: day, ending })
  })

  it.each(['keddmond', 'ked', 'szerdax', 'hétfő'])('%s means none', typed => {
    expect(meaning(typed)).toBeUndefined()
  })

  it('is found without accents and in any letters', () => {
    expect(folded('ŐRÜLT Hétfő')).toBe('orult hetfo')
  })
})

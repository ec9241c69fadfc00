import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFirstFound,
  SearchEntry,
  searchWord,
  startOf,
  wordsOfAccount,
  wordsOfCompany,
} from '#shared/backoffice/search.ts'
import { lastTrialDay, trialDays, trialUntil } from '#shared/company/plan/plan.ts'
import { addDays } from '#shared/calendar/day.ts'

const anna = { first_name: 'Anna', last_name: 'Győri-Őz', email: 'Anna@Kekto.example' }

describe('what is searched by', () => {
  it('has small letters, no accents, and one space between words', () => {
    expect(searchWord('  ÁRVÍZTŰRŐ   Tükörfúrógép ')).toBe('arvizturo tukorfurogep')
    expect(searchWord('')).toBe('')
  })

  it('is the same however often it is made', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => searchWord(searchWord(text)) === searchWord(text))))

  it('begins with what it is found under', () =>
    fc.assert(fc.property(fc.string({ minLength: 2 }), text => searchWord(text).startsWith(startOf(searchWord(text))))))

  it('is no longer than a key may be', () => {
    expect(searchWord('ő'.repeat(5000))).toHaveLength(100)
  })
})

describe('an account', () => {
  it('is found by the name in either order and by the address', () => {
    expect(wordsOfAccount(anna)).toEqual(['gyori-oz anna', 'anna gyori-oz', 'anna@kekto.example'])
  })

  it('is found by the address alone as long as there is no name', () => {
    expect(wordsOfAccount({ ...anna, first_name: '', last_name: '' })).toEqual(['anna@kekto.example'])
  })

  it('O02: is shown once, at the first of its entries that a search finds', () => {
    expect(wordsOfAccount(anna).filter(word => isFirstFound(anna, word, 'anna'))).toEqual(['anna gyori-oz'])
    expect(wordsOfAccount(anna).filter(word => isFirstFound(anna, word, 'anna@'))).toEqual(['anna@kekto.example'])
    expect(wordsOfAccount(anna).filter(word => isFirstFound(anna, word, 'bela'))).toEqual([])
  })

  it('O02: has exactly one entry at which it is shown, whatever of it is searched for', () =>
    fc.assert(
      fc.property(
        fc.record({ first_name: fc.string(), last_name: fc.string(), email: fc.emailAddress() }),
        fc.nat(2),
        fc.integer({ min: 2, max: 12 }),
        (account, place, length) => {
          const words = wordsOfAccount(account)
          const searched = words[place % words.length]!.slice(0, length)
          expect(words.filter(word => isFirstFound(account, word, searched))).toHaveLength(1)
        },
      ),
    ))

  it('is not found by an entry that it does not have any more', () => {
    expect(isFirstFound(anna, 'anna kis', 'anna')).toBe(false)
  })
})

describe('a company', () => {
  it('is found by each word of its name', () => {
    expect(wordsOfCompany({ name: 'Kéktó Műhely Kft.' })).toEqual(['kekto muhely kft.', 'muhely kft.', 'kft.'])
  })

  it('is found by four words at most, however long its name is', () => {
    expect(wordsOfCompany({ name: 'A nagy kék tó partján lévő kis műhely' })).toHaveLength(4)
  })

  it('has entries that the table takes', () => {
    for (const word of wordsOfCompany({ name: 'Kéktó Műhely Kft.' }))
      expect(SearchEntry.parse({ of: 'company', start: startOf(word), word, company: 'c', id: 'c' }).word).toBe(word)
  })
})

describe('a trial that lasts until a day', () => {
  it('ends on that day', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), days => {
        const day = addDays('2026-01-01', days)
        expect(lastTrialDay(trialUntil(day))).toBe(day)
      }),
    ))

  it('has as many days as every other', () => {
    expect(addDays(trialUntil('2026-12-31'), trialDays - 1)).toBe('2026-12-31')
  })
})

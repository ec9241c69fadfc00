import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchEntry, searchWord, startOf, wordsOfCompany, wordsOfPerson } from '#shared/backoffice/search.ts'
import { lastTrialDay, trialDays, trialUntil } from '#shared/billing/plan.ts'
import { addDays } from '#shared/calendar/day.ts'

const anna = { first_name: 'Anna', last_name: 'Győri-Őz', email: 'Anna@Kekto.example', status: 'active' }

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

describe('somebody', () => {
  it('is found by the name in either order and by the address', () => {
    expect(wordsOfPerson(anna)).toEqual(['gyori-oz anna', 'anna gyori-oz', 'anna@kekto.example'])
  })

  it('is found by the address alone as long as there is no name', () => {
    expect(wordsOfPerson({ ...anna, first_name: '', last_name: '' })).toEqual(['anna@kekto.example'])
  })

  it('is not found any more once they are a former employee', () => {
    expect(wordsOfPerson({ ...anna, status: 'deleted' })).toEqual([])
    expect(wordsOfPerson({ ...anna, status: 'inactive' })).toHaveLength(3)
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

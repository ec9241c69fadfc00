import { describe, expect, it } from 'vitest'
import { inLanguage, languageOf, prefixOf } from '#web/app/language/language-of-address.ts'
import { linkedYear, longWeekendYears } from '#web/app/language/long-weekends-path.ts'

const hints = { saved: undefined, host: 'localhost', hosts: {} }

describe('C03 P08 the language of the first load', () => {
  it.each([
    [
      'an explicit prefix wins',
      { pathname: '/en/dashboard', saved: 'hu', host: 'a.example', hosts: { 'a.example': 'hu' } },
      'en',
    ],
    [
      'then what was chosen before',
      { pathname: '/dashboard', saved: 'en', host: 'a.example', hosts: { 'a.example': 'hu' } },
      'en',
    ],
    [
      'then the language of the host',
      { pathname: '/', saved: undefined, host: 'a.example', hosts: { 'a.example': 'en' } },
      'en',
    ],
    ['else Hungarian', { pathname: '/dashboard', ...hints }, 'hu'],
    ['a word that is no language is passed over', { pathname: '/', ...hints, saved: 'de' }, 'hu'],
  ])('%s', (_, given, language) => {
    expect(languageOf(given)).toBe(language)
  })
})

it.each([
  ['/', ''],
  ['/en', '/en'],
  ['/hu/', '/hu'],
  ['/en/login', '/en'],
  ['/english', ''],
  ['/login/en', ''],
])('R01 sees in %s the prefix "%s"', (pathname, prefix) => {
  expect(prefixOf(pathname)).toBe(prefix)
})

it.each([
  ['/', 'en', '/en'],
  ['/login', 'en', '/en/login'],
  ['/en/login', 'hu', '/hu/login'],
  ['/hu', 'en', '/en'],
] as const)('C04 turns %s into %s as %s', (pathname, language, turned) => {
  expect(inLanguage(pathname, language)).toBe(turned)
})

it('R04 leads home from the blog, which is written in Hungarian alone', () => {
  expect(inLanguage('/blog/tiz-nap-az-apanak', 'en')).toBe('/en')
  expect(inLanguage('/en/blog', 'hu')).toBe('/hu/blog')
  expect(inLanguage('/blogger', 'en')).toBe('/en/blogger')
})

it('R01 calls the long weekends of a year by the word of the language', () => {
  expect(inLanguage('/hosszu-hetvegek/2026', 'en')).toBe('/en/long-weekends/2026')
  expect(inLanguage('/en/long-weekends/2026', 'hu')).toBe('/hu/hosszu-hetvegek/2026')
  expect(inLanguage('/long-weekends', 'hu')).toBe('/hu/long-weekends')
})

it('R32 leads to the long weekends of the year in which we are, as far as it has a page', () => {
  for (const year of longWeekendYears) expect(linkedYear(year)).toBe(year)
  expect([2020, 2099].map(linkedYear)).toEqual([2026, 2026])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf, folded, markMatches, plainText, searchHelp } from '#web/site/help/search-help.ts'

const article = (id: string, title: string, text: string) => ({ id, title, text })
const articles = [
  article('request', 'Hogyan kérek szabadságot?', 'Új kérelem; áthozott nap is választható.'),
  article('carried', 'Miből lesz áthozott nap, és meddig vehető ki?', 'Az előző évről maradt.'),
  article('opening', 'Excelből jövünk: hogyan írjuk be az áthozott napokat?', 'Évenként egy sor.'),
  article('password', 'Elfelejtettem a jelszavamat', 'Kérj linket.'),
]
const found = (query: string) => searchHelp(articles, query).map(({ id }) => id)
const texts = fc.string({ unit: fc.constantFrom(...Array.from('aáeéőű nNbB.,?ÁŐ-')) })

describe('the search of the help', () => {
  it('R08 finds every article whose words begin as those of the query, the titles first', () => {
    expect(found('áthozott nap')).toEqual(['carried', 'opening', 'request'])
    expect(found('ATHOZOTT NAP')).toEqual(found('áthozott nap'))
    expect(found('jelsza')).toEqual(['password'])
  })

  it('R08 finds nothing in the middle of a word, and nothing for a word that is nowhere', () => {
    expect(found('hozott')).toEqual([])
    expect(found('áthozott autó')).toEqual([])
  })

  it('R08 leaves every article in its place for an empty query, or one without a letter', () => {
    expect(found(' ')).toEqual(['request', 'carried', 'opening', 'password'])
    expect(found('?!(')).toEqual(found(''))
  })

  it('folds a text letter by letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(folded(text)).toHaveLength(text.length)
      }),
    )
    expect(folded('Őszi ÁRVÍZ')).toBe('oszi arviz')
  })
})

describe('the marks of what was found', () => {
  it('R08 go to the end of the word', () => {
    expect(markMatches('írjuk be az áthozott napokat?', 'athozott nap')).toEqual([
      { text: 'írjuk be az ', isMatch: false },
      { text: 'áthozott', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'napokat', isMatch: true },
      { text: '?', isMatch: false },
    ])
  })

  it('R08 leave the text as it is, whatever is searched for', () => {
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const pieces = markMatches(text, query)
        expect(pieces.map(({ text }) => text).join('')).toBe(text)
        expect(pieces.every(({ text }) => text !== '')).toBe(true)
      }),
    )
  })

  it('R08 stand in an article exactly where the search finds it', () => {
    fc.assert(
      fc.property(texts, fc.stringMatching(/^[aeőn]{1,3}$/), (text, word) => {
        const isFound = searchHelp([article('one', '', text)], word).length === 1
        expect(markMatches(text, word).some(({ isMatch }) => isMatch)).toBe(isFound)
      }),
    )
  })
})

describe('an excerpt', () => {
  const long = `${'szó '.repeat(100)}kulcs ${'vége '.repeat(100)}`.trim()

  it('is the beginning in whole words, and for a match what stands around it', () => {
    expect(excerptOf('Rövid szöveg.', 'kulcs')).toBe('Rövid szöveg.')
    expect(excerptOf(long, '')).toMatch(/^szó szó .* szó …$/)
    expect(excerptOf(long, 'kulcs')).toMatch(/^… szó .*kulcs vége .*vége …$/)
  })

  it('reads without the signs of Markdown', () => {
    expect(plainText('Nyisd meg a **Szabadságaim** oldalt,\n\nvagy a [súgót](/help).')).toBe(
      'Nyisd meg a Szabadságaim oldalt, vagy a súgót.',
    )
  })
})

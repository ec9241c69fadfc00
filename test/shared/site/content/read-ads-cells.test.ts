import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adsText, AdEntry, longestAd, mostAds } from '#shared/site/content/ads.ts'
import { readAds } from '#shared/site/content/read-ads.ts'
import { sayReply } from '#shared/words/say-reply.ts'

const read = (text: string, name = 'ads.csv') => readAds(name, text)
const entriesOf = (text: string, name?: string) => {
  const found = read(text, name)
  return 'entries' in found ? found.entries.map(({ content, active }) => [content, active]) : found.problem.key
}

describe('V11 the cells of a CSV file of ads', () => {
  it.each([
    ['a.example;1', 'a.example', true],
    ['a.example;0', 'a.example', false],
    ['a.example;', 'a.example', true],
    ['a.example', 'a.example', true],
    ['a.example;IGEN', 'a.example', true],
    ['a.example;Hamis', 'a.example', false],
    ['a.example;Inaktív', 'a.example', false],
    ['a.example ; no ', 'a.example', false],
    ['a.example;1;', 'a.example', true],
    ['"a.example";"0"', 'a.example', false],
    ['"a;b";1', 'a;b', true],
    ['"a ""b"" c";1', 'a "b" c', true],
    ['"a" b;1', '"a" b', true],
    ['a "b" c;1', 'a "b" c', true],
    ['"a;1', '"a', true],
  ])('%j is a line', (line, content, active) => expect(entriesOf(line)).toEqual([[content, active]]))

  it.each(['a;2', 'a;igen nem', 'a;1;2', 'a;;x', '"";1', ';0', ' ;1'])('%j is none', line => {
    expect(entriesOf(line)).toBe('refusals:adLine')
  })

  it.each(['Content', 'TARTALOM;Aktív', 'sor;1', '"line";active', '\n\ncontent;active'])(
    'have %j for a heading, in the first line that is not empty',
    heading => {
      expect(entriesOf(`${heading}\na.example;0`)).toEqual([['a.example', false]])
      expect(entriesOf(`a.example;0\n${heading}`)).toHaveLength(2)
    },
  )

  it('have no heading in a text', () =>
    expect(entriesOf('content\na', 'ads.txt')).toEqual([
      ['content', true],
      ['a', true],
    ]))

  it('are read back as they were written with quotes, whatever stands in them', () => {
    const content = fc.stringMatching(/^[!-~][ -~]{0,30}[!-~]$/)
    const row = fc.tuple(content, fc.boolean())
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), rows => {
        const lines = rows.map(([text, active]) => `"${text.replaceAll('"', '""')}";${active ? 1 : 0}`)
        expect(entriesOf(['tartalom;aktív', ...lines].join('\r\n'))).toEqual(rows)
      }),
    )
  })
})

describe('V11 a file of ads', () => {
  it.each(['ads.txt', 'ADS.TXT', 'my ads.csv', '.csv'])('may be called %s', name => {
    expect(entriesOf('a', name)).toEqual([['a', true]])
  })

  it.each(['ads', 'ads.txt.exe', 'ads.csv ', 'txt', 'ads.tsv', ''])('may not be called %j', name => {
    expect(entriesOf('a', name)).toBe('refusals:adsFilename')
  })

  it('is full with a thousand lines, and a line with 300 signs', () => {
    expect(entriesOf('a\n'.repeat(mostAds))).toHaveLength(mostAds)
    expect(entriesOf('a\n'.repeat(mostAds + 1))).toBe('refusals:tooManyAds')
    expect(entriesOf('x'.repeat(longestAd), 'ads.txt')).toHaveLength(1)
    expect(entriesOf('x'.repeat(longestAd + 1), 'ads.txt')).toBe('refusals:adLine')
  })

  it('is refused with the number that its line has in an editor, said in both languages', () => {
    const found = read('\n\na\n\nb;talán')
    if (!('problem' in found)) throw new Error('It was taken.')
    expect(sayReply(found.problem, 'hu')).toMatch(/^A fájl 5\. sora nem megfelelő\. .*legfeljebb 300 karakterrel/)
    expect(sayReply(found.problem, 'en')).toMatch(/^Line 5 of the file is not usable\. .*at most 300 characters/)
  })

  it('is empty with a heading alone, or without an active line', () => {
    expect(entriesOf('tartalom;aktív\n')).toBe('refusals:adsEmpty')
    expect(entriesOf('\ufeff')).toBe('refusals:adsEmpty')
    const found = read('a;0\nb;0')
    expect('entries' in found && adsText(found)).toBeUndefined()
  })

  /** Signs that some reader or other takes for the end of a line, among others. */
  const sign = fc.constantFrom(
    'a',
    'ő',
    ' ',
    '\t',
    '#',
    ',',
    '\n',
    '\r',
    '\v',
    '\f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\ufeff',
  )
  const text = fc.array(sign, { maxLength: 5 }).map(signs => signs.join(''))

  it('has no line that would be two where it is published', () => {
    fc.assert(
      fc.property(text, text => {
        const found = AdEntry.safeParse({ content: text, active: true })
        if (found.success)
          expect(adsText({ entries: [found.data] })!.match(/[\r\n\v\f\u2028\u2029\u0085]/g)).toEqual(['\n'])
      }),
    )
  })
})

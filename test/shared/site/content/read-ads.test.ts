import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adsText, mostAds } from '#shared/site/content/ads.ts'
import { readAds } from '#shared/site/content/read-ads.ts'

const entry = (content: string, active = true) => ({ content, active })
const problemOf = (name: string, text: string) => {
  const found = readAds(name, text)
  return 'problem' in found ? found.problem : undefined
}

describe('V11 an import of ads', () => {
  it('takes the lines of a text, whatever ends them, without empty ones', () => {
    const text =
      '\ufeffgoogle.com, pub-1, DIRECT, f08c\r\n\r\n# contact=ads@szabi.example\nb.example, 2, RESELLER; note\r'
    expect(readAds('ads.txt', text)).toEqual({
      entries: [
        entry('google.com, pub-1, DIRECT, f08c'),
        entry('# contact=ads@szabi.example'),
        entry('b.example, 2, RESELLER; note'),
      ],
    })
  })

  it('takes CSV with semicolons, with whether a line is active, quotes and a heading', () => {
    const text = 'Tartalom;Aktív\n"a.example, 1; DIRECT";1\nb.example;0\nc.example;nem\n"say ""x""";igen\nd.example'
    expect(readAds('Ads.CSV', text)).toEqual({
      entries: [
        entry('a.example, 1; DIRECT'),
        entry('b.example', false),
        entry('c.example', false),
        entry('say "x"'),
        entry('d.example'),
      ],
    })
  })

  it('says what is wrong with a file, and in which line', () => {
    expect(problemOf('ads.xlsx', 'a')).toEqual({ key: 'refusals:adsFilename' })
    expect(problemOf('ads.txt', ' \n\n')).toEqual({ key: 'refusals:adsEmpty' })
    for (const line of ['b;talán', 'b;1;more', ';1', `${'x'.repeat(301)};1`, 'a\u0007b;1'])
      expect(problemOf('ads.csv', `a;1\n${line}`)).toMatchObject({ key: 'refusals:adLine', values: { line: 2 } })
    expect(problemOf('ads.txt', 'a\n'.repeat(mostAds + 1))).toEqual({ key: 'refusals:tooManyAds' })
  })

  it('reads back what it gives, whatever the lines', () => {
    const content = fc.stringMatching(/^[a-z][ -~]{0,40}[a-z]$/)
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 8 }), lines => {
        const entries = lines.map(line => entry(line))
        expect(readAds('ads.txt', adsText({ entries })!)).toEqual({ entries })
      }),
    )
  })
})

it('O07 the file has the active lines alone, and is there only while it has one', () => {
  expect(adsText({ entries: [entry('a'), entry('b', false), entry('c')] })).toBe('a\nc\n')
  expect(adsText({ entries: [entry('b', false)] })).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesTo, editsFor, saidWords } from '#shared/site/translations/edit.ts'
import {
  exportedFile,
  languageOfFile,
  largestFile,
  readFile,
  sentenceProblem,
} from '#shared/site/translations/translation-file.ts'
import { sayReply } from '#shared/words/say-reply.ts'
import { translations } from '#shared/words/translations.ts'

const released = {
  hu: { common: { save: 'Mentés', left: '{{count}} nap maradt' }, site: { home: 'Főoldal' } },
  en: { common: { save: 'Save', left: '{{count}} days left' }, site: { home: 'Home' } },
}
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (name: string, value: unknown) =>
  readFile(name, bytes(typeof value === 'string' ? value : JSON.stringify(value)), released)
const refused = (name: string, value: unknown) => {
  const found = read(name, value)
  return 'problem' in found ? found.problem.key : 'taken'
}
const whole = released.hu

describe('V10 the name of a file of translations', () => {
  it.each([
    ['hu.json', 'hu'],
    ['en.json', 'en'],
    ['szabi-EN.json', 'en'],
    ['translations.hu.json', 'hu'],
  ])('%s names %s', (name, language) => expect(languageOfFile(name)).toBe(language))

  it.each(['hu.txt', 'magyar.json', 'hu.json.exe', 'hu', '.json', 'thu.json'])('X05 %s is incorrect', name =>
    expect(refused(name, whole)).toBe('refusals:incorrectFilename'),
  )

  it('X05 of another language says which ones there are', () => {
    const found = read('de.json', whole)
    expect('problem' in found && sayReply(found.problem, 'en')).toBe(
      'Unsupported language: de. Supported languages: hu, en',
    )
    expect('problem' in found && sayReply(found.problem, 'hu')).toContain('Nem támogatott nyelv: de.')
    expect(sayReply({ key: 'refusals:incorrectFilename' }, 'en')).toContain('Incorrect filename')
  })
})

describe('V10 what stands in a file of translations', () => {
  it('is taken whole', () => {
    const sentences = { ...whole, common: { ...whole.common, save: 'Elmentem' } }
    expect(read('hu.json', sentences)).toEqual({ language: 'hu', sentences })
  })

  it('is JSON in UTF-8: a missing brace is named by its line, and another encoding by its name', () => {
    const broken = read('hu.json', '{\n  "common": {\n    "save": "Mentés"\n  },\n')
    expect(broken).toEqual({ problem: { key: 'refusals:notJson', values: { line: 5 } } })
    expect(refused('hu.json', '')).toBe('refusals:notJson')
    const latin = readFile('hu.json', Uint8Array.from([0x7b, 0xf5, 0x7d]), released)
    expect('problem' in latin && latin.problem.key).toBe('refusals:notUtf8')
    const marked = readFile('hu.json', bytes(`\ufeff${JSON.stringify(whole)}`), released)
    expect('problem' in marked).toBe(false)
  })

  it('is no larger than some times all sentences', () => {
    const large = readFile('hu.json', new Uint8Array(largestFile + 1), released)
    expect('problem' in large && large.problem.key).toBe('refusals:fileTooLarge')
  })

  it.each([
    ['a list', []],
    ['a text', '"hu"'],
    ['null', 'null'],
    ['a number for a sentence', { common: { save: 3 } }],
    ['a sentence for a namespace', { common: 'Mentés' }],
    ['another level', { common: { save: { more: 'Mentés' } } }],
  ])('is no %s', (_, value) => expect(refused('hu.json', value)).toBe('refusals:notTranslations'))

  it.each([
    ['an unknown key', { ...whole, common: { ...whole.common, extra: 'x' } }, 'refusals:unknownKeys', 'common:extra'],
    ['an unknown namespace', { ...whole, more: { a: 'b' } }, 'refusals:unknownKeys', 'more:a'],
    ['a missing key', { ...whole, common: { left: whole.common.left } }, 'refusals:missingKeys', 'common:save'],
    ['a missing namespace', { common: whole.common }, 'refusals:missingKeys', 'site:home'],
    ['an empty sentence', { ...whole, site: { home: ' ' } }, 'refusals:emptySentences', 'site:home'],
    [
      'a lost placeholder',
      { ...whole, common: { ...whole.common, left: 'néhány nap' } },
      'refusals:changedPlaceholders',
      'common:left',
    ],
    ['an invented placeholder', { ...whole, site: { home: '{{name}}' } }, 'refusals:changedPlaceholders', 'site:home'],
    ['markup', { ...whole, site: { home: '<script>' } }, 'refusals:changedPlaceholders', 'site:home'],
  ])('refuses all of it for %s, and names the key', (_, value, key, keys) =>
    expect(read('hu.json', value)).toEqual({ problem: { key, values: { count: 1, keys } } }),
  )

  it('is not fooled by the names that every object has', () => {
    const text = JSON.stringify(whole).replace('{', '{"__proto__":{"save":"x"},')
    expect(refused('hu.json', text)).toBe('refusals:unknownKeys')
    expect(refused('hu.json', { ...whole, constructor: { name: 'x' } })).toBe('refusals:unknownKeys')
  })

  it('tells of ten keys, and of how many there are', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`k${place}`, 'x']))
    const found = read('hu.json', { ...whole, common: { ...whole.common, ...many } })
    expect('problem' in found && found.problem.values).toMatchObject({ count: 12 })
    expect('problem' in found && String(found.problem.values?.keys)).toMatch(/(common:k\d+, ){9}common:k\d+ …$/)
  })
})

describe('what was exported', () => {
  it.each(['hu', 'en'] as const)(
    'O05 of %s changes nothing when it is imported, whatever had been edited',
    language => {
      const all = translations[language] as Record<string, Record<string, string>>
      const places = Object.entries(all).flatMap(([name, list]) => Object.keys(list).map(key => [name, key] as const))
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.nat(places.length - 1), fc.string({ maxLength: 20 })), { maxLength: 5 }),
          picks => {
            const edits: Record<string, Record<string, string>> = {}
            for (const [place, text] of picks) {
              const [name, key] = places[place]!
              const edited = `${text}${all[name]![key]}`
              if (sentenceProblem(edited, all[name]![key]!) === undefined) (edits[name] ??= {})[key] = edited
            }
            const said = saidWords(all, edits)
            const found = readFile(`${language}.json`, bytes(exportedFile(said)), translations)
            if ('problem' in found) throw new Error(JSON.stringify(found.problem))
            expect(found.language).toBe(language)
            expect(changesTo(said, found.sentences)).toEqual([])
            expect(editsFor(all, edits, changesTo(said, found.sentences))).toEqual(edits)
          },
        ),
        { numRuns: 20 },
      )
    },
  )
})

describe('an edit', () => {
  const edits = { common: { save: 'Elmentem' } }

  it('is every difference between what is said and what is wanted, in the order of the release', () => {
    const said = saidWords(released.hu, edits)
    expect(said.common).toEqual({ save: 'Elmentem', left: '{{count}} nap maradt' })
    const wanted = { site: { home: 'Kezdőlap' }, common: { save: 'Mentés' } }
    expect(changesTo(said, wanted)).toEqual([
      { namespace: 'common', key: 'save', from: 'Elmentem', to: 'Mentés' },
      { namespace: 'site', key: 'home', from: 'Főoldal', to: 'Kezdőlap' },
    ])
  })

  it('that says what the release says is none any more', () => {
    const changes = [
      { namespace: 'common', key: 'save', from: 'Elmentem', to: 'Mentés' },
      { namespace: 'site', key: 'home', from: 'Főoldal', to: 'Kezdőlap' },
    ]
    expect(editsFor(released.hu, edits, changes)).toEqual({ common: {}, site: { home: 'Kezdőlap' } })
    expect(edits).toEqual({ common: { save: 'Elmentem' } })
  })

  it.each([
    ['', 'problems:required'],
    ['x'.repeat(20_001), 'problems:tooLong'],
    ['\0', 'problems:strangeCharacters'],
    ['{{count} nap', 'refusals:strayBraces'],
    ['nap', 'refusals:placeholders'],
    ['{{count}} {{name}}', 'refusals:placeholders'],
  ])('of %j is refused with %s', (text, key) => expect(sentenceProblem(text, '{{count}} nap maradt')?.key).toBe(key))

  it('may put the same placeholders elsewhere', () => {
    expect(sentenceProblem('Maradt: {{count}} nap', '{{count}} nap maradt')).toBeUndefined()
    expect(sentenceProblem('', '')).toBeUndefined()
  })
})

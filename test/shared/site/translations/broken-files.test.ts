import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesTo, editsFor, saidWords } from '#shared/site/translations/edit.ts'
import { exportedFile, readFile, sentenceProblem } from '#shared/site/translations/translation-file.ts'
import { usableEdits } from '#shared/words/edits.ts'
import { fits, placeholdersOf } from '#shared/words/placeholders.ts'

const words = {
  common: { save: 'Mentés', left: '{{count}} nap maradt', until: 'Eddig: {{date, until}}' },
  site: { home: 'Főoldal', rich: '<b>{{name}}</b> és <names/>' },
}
const released = { hu: words, en: words }
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readFile('hu.json', bytes(text), released)

/** Any text with the placeholders of a sentence, in any order. */
const fitting = (sentence: string) =>
  fc
    .tuple(
      fc.shuffledSubarray(placeholdersOf(sentence).map(rawOf), rawLength(sentence)),
      fc.array(fc.stringMatching(/^[a-ző ]{0,6}$/)),
    )
    .map(
      ([holes, texts]) =>
        holes.map((hole, place) => `${texts[place] ?? ''}${hole}`).join(' ') + (texts.at(-1) ?? '') + '.',
    )
const rawOf = (name: string) => (name.startsWith('<') ? name : `{{${name}}}`)
const rawLength = (sentence: string) => {
  const length = placeholdersOf(sentence).length
  return { minLength: length, maxLength: length }
}

describe('V10 a file that was broken anywhere', () => {
  const file = exportedFile(words)

  it('is refused with a sentence, or is one with the same keys and placeholders: never taken in part', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.constantFrom('', '{', '}', '"', ',', 'x', '\n', '{{'), (at, sign) => {
        const found = read(file.slice(0, at) + sign + file.slice(at + 1))
        if ('problem' in found) {
          expect(found.problem.key).toMatch(/^refusals:\w+$/)
          return
        }
        for (const [name, list] of Object.entries(words))
          for (const [key, text] of Object.entries(list)) expect(fits(found.sentences[name]![key]!, text)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('that ends too early is no JSON, wherever it ends', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 3), length => {
        const found = read(file.slice(0, length))
        expect('problem' in found && found.problem.key).toBe('refusals:notJson')
      }),
    )
  })

  it('is any bytes: they are never read as something that they are not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), any => {
        expect('problem' in readFile('en.json', any, released)).toBe(true)
      }),
    )
  })
})

describe('O05 sentences that fit', () => {
  it('are taken, with their placeholders in whatever order', () => {
    fc.assert(
      fc.property(fitting(words.common.left), fitting(words.common.until), (left, until) => {
        expect(sentenceProblem(left, words.common.left)).toBeUndefined()
        const found = read(exportedFile({ ...words, common: { ...words.common, left, until } }))
        expect('sentences' in found && found.sentences.common).toEqual({ save: 'Mentés', left, until })
      }),
    )
  })

  it('become edits, and the edits say exactly what was wanted; back to the release, none is left', () => {
    fc.assert(
      fc.property(fitting(words.common.left), fc.stringMatching(/^[a-zű]{1,12}$/), (left, home) => {
        const wanted = { ...words, common: { ...words.common, left }, site: { ...words.site, home } }
        const edits = editsFor(words, {}, changesTo(words, wanted))
        expect(saidWords(words, edits)).toEqual(wanted)
        const back = editsFor(words, edits, changesTo(wanted, words))
        expect(Object.values(back).flatMap(list => Object.keys(list))).toEqual([])
      }),
    )
  })

  it('are the only ones that are said of what was edited before a release', () => {
    const edits = {
      common: { save: 'Elmentem', left: 'nap maradt', gone: 'x' },
      site: { home: 'Főoldal' },
      old: { key: 'x' },
    }
    expect(usableEdits(words, edits)).toEqual({ common: { save: 'Elmentem' } })
    expect(usableEdits(words, {})).toEqual({})
    expect(usableEdits(words, JSON.parse('{"__proto__":{"save":"x"}}'))).toEqual({})
  })

  it('may say a value twice, and an element no more often than the release', () => {
    expect(fits('{{count}} meg {{count}}', words.common.left)).toBe(true)
    expect(fits('<names/> <b>{{name}}</b>', words.site.rich)).toBe(true)
    expect(fits('<names/> <names/> <b>{{name}}</b>', words.site.rich)).toBe(false)
    expect(fits('<b>{{name}}</b>', words.site.rich)).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editedOr, withEdits } from '#shared/words/edits.ts'
import { fits, hasStrayBraces, piecesOf, placeholdersOf } from '#shared/words/placeholders.ts'
import { translations } from '#shared/words/translations.ts'

describe('the placeholders of a sentence', () => {
  it('are values, each once, and elements, each as often as it stands there', () => {
    expect(placeholdersOf('{{name}}: {{date, until}}, {{name}}, <b>{{count}}</b> <names/>')).toEqual([
      '</b>',
      '<b>',
      '<names/>',
      'count',
      'date',
      'name',
    ])
  })

  it('leave every sentence of the release whole, and none of them has stray braces', () => {
    for (const lists of [translations.hu, translations.en])
      for (const list of Object.values(lists))
        for (const text of Object.values(list as Record<string, string>)) {
          const written = piecesOf(text).map(piece => ('raw' in piece ? piece.raw : piece.text))
          expect(written.join('')).toBe(text)
          expect([text, hasStrayBraces(text)]).toEqual([text, false])
          expect(fits(text, text)).toBe(true)
        }
  })

  it('cannot be lost, invented, broken or given another format', () => {
    const released = 'A kérelem {{date, until}} szól: {{name}}'
    expect(fits('{{name}}, {{date}}', released)).toBe(true)
    for (const broken of ['{{name}}', '{{name}} {{date}} {{count}}', '{{name} {{date}}', '{{name}} {{date, short}}'])
      expect([broken, fits(broken, released)]).toEqual([broken, false])
    expect(fits('<b>x</b>', '<b>y</b>')).toBe(true)
    expect(fits('<b>x', '<b>y</b>')).toBe(false)
    expect(fits('<script>x</script>', 'y')).toBe(false)
  })
})

describe('edited sentences', () => {
  const released = { common: { save: 'Mentés', kept: '{{count}} nap' }, site: { home: 'Főoldal' } }

  it('stand in the places of those of the release, where they still fit and still exist', () => {
    const edits = { common: { save: 'Elmentem', kept: 'néhány nap', gone: 'x' }, unknown: { a: 'b' } }
    expect(withEdits(released, edits)).toEqual({
      common: { save: 'Elmentem', kept: '{{count}} nap' },
      site: { home: 'Főoldal' },
    })
    expect(withEdits(released, {})).toBe(released)
  })

  it('take nothing from the prototypes of objects', () => {
    expect(withEdits(released, JSON.parse('{"__proto__":{"a":"b"},"constructor":{"name":"x"}}'))).toEqual(released)
    expect(withEdits({ common: { toString: 'x' } }, { common: {} })).toEqual({ common: { toString: 'x' } })
  })

  it('are said as they were edited, whatever the text, unless they do not fit', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(editedOr('Mentés', text)).toBe(fits(text, 'Mentés') ? text : 'Mentés')
        expect(editedOr('Mentés', undefined)).toBe('Mentés')
      }),
    )
  })
})

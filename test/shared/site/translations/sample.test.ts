import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lostPlaceholders } from '#shared/site/translations/lost-placeholders.ts'
import { sampleOf } from '#shared/site/translations/sample.ts'
import { fits, hasStrayBraces, placeholdersOf } from '#shared/words/placeholders.ts'

describe('a sentence as an example', () => {
  it.each([
    ['{{name}} visszavonta a kérelmét', 'hu', 'Kis Anna visszavonta a kérelmét'],
    ['{{count}} nap maradt <b>ebből</b>', 'hu', '3 nap maradt ebből'],
    ['{{date, until}} távol', 'hu', '2026. dec. 31-ig távol'],
    ['until {{date, until}}', 'en', 'until 31 Dec 2026'],
    ['{{month}}', 'hu', '2026. december'],
    ['{{last_date, until}}', 'hu', '2026. dec. 31-ig'],
    ['{{toString}} {{rare}}', 'en', 'toString rare'],
    ['nincs benne semmi', 'hu', 'nincs benne semmi'],
  ] as const)('%s says in %s: %s', (text, language, said) => expect(sampleOf(text, language)).toBe(said))
})

describe('the placeholders that a text lacks', () => {
  it.each([
    ['{{count}} nap', '{{count}} nap maradt', []],
    ['nap', '{{count}} nap maradt', ['{{count}}']],
    ['nap', '{{date, until}} és {{date, until}}', ['{{date, until}}']],
    ['<b>nap', '<b>{{count}}</b> nap', ['{{count}}', '</b>']],
    ['<b></b>', '<b></b><b></b>', ['<b>', '</b>']],
    ['{{name}} nap', 'nap', []],
  ])('%j lacks of %j: %j', (text, released, lost) => expect(lostPlaceholders(text, released)).toEqual(lost))

  it('make it fit when they are put back, where nothing was invented', () => {
    const piece = fc.constantFrom('{{a}}', '{{b, until}}', '<i>', '</i>', 'szó ', ' nap')
    const sentence = fc.array(piece, { maxLength: 8 })
    fc.assert(
      fc.property(sentence, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (pieces, kept) => {
        const released = pieces.join('')
        const text = pieces.filter((one, place) => kept[place] || !/[{<]/.test(one)).join('')
        const again = text + lostPlaceholders(text, released).join('')
        expect(hasStrayBraces(again)).toBe(false)
        expect(placeholdersOf(again)).toEqual(placeholdersOf(released))
        expect(fits(again, released)).toBe(true)
        expect(lostPlaceholders(again, released)).toEqual([])
      }),
    )
  })
})

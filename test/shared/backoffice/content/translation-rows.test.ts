import { describe, expect, it } from 'vitest'
import {
  editOf,
  isEdited,
  isFoundBy,
  isMissing,
  rowsOf,
  saidIn,
} from '#shared/backoffice/translations/translation-rows.ts'

const released = {
  hu: { common: { save: 'Mentés', left: '{{count}} nap maradt', none: '' }, site: { home: 'Főoldal' } },
  en: { common: { save: 'Save', left: '{{count}} days left', none: 'None' }, site: { home: 'Home' } },
}
const none = { hu: {}, en: {} }
const rowOf = (id: string, edits: Parameters<typeof rowsOf>[1] = none) =>
  rowsOf(released, edits).find(row => row.id === id)!

describe('O05 the list of translations', () => {
  it('has every sentence in both languages, in the order of the release', () => {
    expect(rowsOf(released, none).map(({ id }) => id)).toEqual([
      'common:save',
      'common:left',
      'common:none',
      'site:home',
    ])
    expect(rowOf('site:home')).toMatchObject({
      hu: { released: 'Főoldal', edited: null, is_unfit: false },
      en: { released: 'Home', edited: null, is_unfit: false },
    })
  })

  it('shows an edit beside what the release says, and says the edit', () => {
    const row = rowOf('common:save', { hu: { common: { save: 'Elmentem' } }, en: {} })
    expect(row.hu).toEqual({ released: 'Mentés', edited: 'Elmentem', is_unfit: false })
    expect([saidIn(row.hu), saidIn(row.en)]).toEqual(['Elmentem', 'Save'])
    expect([isEdited(row), isMissing(row)]).toEqual([true, false])
  })

  it('takes an edit that says what the release says for none', () => {
    const row = rowOf('common:save', { hu: { common: { save: 'Mentés' } }, en: {} })
    expect([row.hu.edited, isEdited(row)]).toEqual([null, false])
  })

  it('does not say an edit that lacks a placeholder since a release, and calls the sentence missing', () => {
    const row = rowOf('common:left', { hu: { common: { left: 'néhány nap maradt' } }, en: {} })
    expect(row.hu.is_unfit).toBe(true)
    expect(saidIn(row.hu)).toBe('{{count}} nap maradt')
    expect([isMissing(row), isEdited(row)]).toEqual([true, true])
  })

  it('calls missing what one language says and the other does not', () => {
    expect(isMissing(rowOf('common:none'))).toBe(true)
    expect(isMissing(rowOf('common:none', { hu: { common: { none: 'Nincs' } }, en: {} }))).toBe(false)
    expect(isMissing(rowOf('common:save'))).toBe(false)
  })

  it('lists nothing that a release has removed, and nothing that objects have of themselves', () => {
    const edits = { hu: { common: { gone: 'x', toString: 'y' }, constructor: { name: 'z' } }, en: {} }
    expect(rowsOf(released, edits)).toEqual(rowsOf(released, none))
    expect(editOf(released.hu, none.hu, 'common', 'toString')).toBeNull()
  })

  it.each([
    ['site:home', 'site'],
    ['site:home', 'fooldal'],
    ['site:home', 'FŐOLDAL'],
    ['site:home', 'hom'],
    ['site:home', 'site:home'],
    ['site:home', 'site.home'],
    ['common:left', 'nap  maradt'],
  ])('finds %s by %s', (id, q) => expect(isFoundBy(rowOf(id), q)).toBe(true))

  it('finds a sentence by what is said, not by what was', () => {
    const row = rowOf('common:save', { hu: { common: { save: 'Elmentem' } }, en: {} })
    expect([isFoundBy(row, 'elmentem'), isFoundBy(row, 'mentés'), isFoundBy(row, 'xyz')]).toEqual([true, false, false])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesBy,
  inEntries,
  listsAfter,
  mostOfLanguage,
  mostOfNamespace,
  publicationObstacle,
  roomObstacle,
  type WantedEdit,
} from '#shared/backoffice/translations/publication.ts'

const released = {
  hu: { common: { save: 'Mentés', left: '{{count}} nap maradt' }, site: { home: 'Főoldal' } },
  en: { common: { save: 'Save', left: '{{count}} days left' }, site: { home: 'Home' } },
}
const edits = { hu: { common: { save: 'Elmentem' } }, en: {} }
const want = (over: Partial<WantedEdit>): WantedEdit => ({
  language: 'hu',
  namespace: 'site',
  key: 'home',
  from: null,
  to: 'Kezdőlap',
  ...over,
})
const obstacle = (...wanted: WantedEdit[]) => publicationObstacle(released, edits, wanted)
const errorsOf = (...wanted: WantedEdit[]) => obstacle(...wanted)?.errors
const after = (...wanted: WantedEdit[]) => listsAfter(released, edits, changesBy(released, edits, wanted))

describe('O05 a publication', () => {
  it('is taken where every sentence fits and is as it was read', () => {
    expect(obstacle(want({}), want({ namespace: 'common', key: 'save', from: 'Elmentem', to: null }))).toBeUndefined()
  })

  it.each([
    ['an invented placeholder', { to: 'Kezdőlap {{name}}' }, 'refusals:placeholders'],
    ['markup', { to: '<script>Kezdőlap' }, 'refusals:placeholders'],
    ['a broken brace', { to: '{{name} lap' }, 'refusals:strayBraces'],
    ['nothing', { to: ' ' }, 'problems:required'],
    ['a lost placeholder', { namespace: 'common', key: 'left', to: 'néhány nap' }, 'refusals:placeholders'],
  ])('refuses %s at its sentence', (_, over, key) =>
    expect(errorsOf(want({}), want(over))).toMatchObject({ 'changes.1.to': [{ key }] }),
  )

  it('refuses a sentence that is not there, also one that every object has', () => {
    expect(errorsOf(want({ key: 'gone' }))).toMatchObject({ 'changes.0.key': [{ values: { keys: 'site:gone' } }] })
    expect(errorsOf(want({ namespace: 'constructor', key: 'name' }))).toHaveProperty(['changes.0.key'])
  })

  it('refuses to overwrite what somebody else has changed or reset since', () => {
    expect(obstacle(want({ namespace: 'common', key: 'save', from: null, to: 'Mentem' }))?.status).toBe(409)
    expect(obstacle(want({ from: 'Kezdet' }))?.status).toBe(409)
  })

  it('writes whole lists, only of what it touches, and keeps the other edits', () => {
    expect(after(want({}), want({ namespace: 'common', key: 'left', to: 'Maradt {{count}}' }))).toEqual([
      { language: 'hu', namespace: 'site', sentences: { home: 'Kezdőlap' } },
      { language: 'hu', namespace: 'common', sentences: { save: 'Elmentem', left: 'Maradt {{count}}' } },
    ])
  })

  it('takes an edit back by null, and by the text of the release', () => {
    for (const to of [null, 'Mentés'])
      expect(after(want({ namespace: 'common', key: 'save', from: 'Elmentem', to }))).toEqual([
        { language: 'hu', namespace: 'common', sentences: {} },
      ])
  })

  it('is nothing where nothing becomes different', () => {
    const same = want({ namespace: 'common', key: 'save', from: 'Elmentem', to: 'Elmentem' })
    expect(changesBy(released, edits, [same, want({ to: 'Főoldal' })])).toEqual({ hu: [], en: [] })
    expect(after(same)).toEqual([])
  })

  it('says for the log what was said before, the release’s text too', () => {
    expect(changesBy(released, edits, [want({}), want({ language: 'en', to: 'Start' })])).toEqual({
      hu: [{ namespace: 'site', key: 'home', from: 'Főoldal', to: 'Kezdőlap' }],
      en: [{ namespace: 'site', key: 'home', from: 'Home', to: 'Start' }],
    })
  })
})

describe('the room of edited sentences', () => {
  const list = (namespace: string, size: number) => ({
    language: 'hu' as const,
    namespace,
    sentences: { a: 'x'.repeat(size) },
  })

  it('ends where an item, a language or a commit has no more', () => {
    expect(roomObstacle(edits, [list('site', 1000)])).toBeUndefined()
    expect(roomObstacle(edits, [list('site', mostOfNamespace + 1)])?.status).toBe(422)
    const large = { hu: { a: { a: 'x'.repeat(250_000) }, b: { a: 'x'.repeat(249_000) } }, en: {} }
    expect(roomObstacle(large, [list('c', mostOfLanguage - 490_000)])?.status).toBe(422)
    expect(roomObstacle(large, [list('b', 10)])).toBeUndefined()
    const many = Array.from({ length: 81 }, (_, place) => list(`n${place}`, 1))
    expect(roomObstacle(edits, many)?.errors).toHaveProperty('changes')
  })

  it('counts bytes, not letters', () =>
    expect(
      roomObstacle(edits, [list('site', 10), { ...list('a', 0), sentences: { a: 'ő'.repeat(160_000) } }]),
    ).toBeDefined())
})

describe('the entries of the log for a publication', () => {
  it('have every change once, in order, none more than an item has room for', () => {
    const change = fc.record({
      namespace: fc.constant('site'),
      key: fc.constant('home'),
      from: fc.string({ maxLength: 20_000, size: 'max' }),
      to: fc.string({ maxLength: 30 }),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), changes => {
        const parts = inEntries(changes)
        expect(parts.flat()).toEqual(changes)
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(200)
          const letters = part.reduce((sum, { from, to }) => sum + Math.min(from.length, 2000) + to.length, 0)
          expect(letters).toBeLessThanOrEqual(64_000)
        }
      }),
      { numRuns: 50 },
    )
    const short = { namespace: 'site', key: 'home', from: 'a', to: 'b' }
    expect(inEntries(Array.from({ length: 450 }, () => short)).map(({ length }) => length)).toEqual([200, 200, 50])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fingerprintOf, fingerprintsOf, parseFingerprints } from '#shared/words/fingerprint.ts'

const namespace = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string(), { maxKeys: 6 })

it('a namespace has the same fingerprint in whatever order its words come', () => {
  fc.assert(
    fc.property(namespace, words => {
      const turned = Object.fromEntries(Object.entries(words).reverse())
      expect(fingerprintOf(turned)).toBe(fingerprintOf(words))
    }),
  )
})

it('a word that is edited, added or removed changes the fingerprint', () => {
  fc.assert(
    fc.property(namespace, fc.string(), (words, text) => {
      const one = { ...words, home: `${text}!` }
      expect(fingerprintOf({ ...words, home: text })).not.toBe(fingerprintOf(one))
      expect(fingerprintOf({ ...one, other: text })).not.toBe(fingerprintOf(one))
    }),
  )
})

it('fingerprints are read as they were written', () => {
  const text = fingerprintsOf({ site: { home: 'Főoldal' }, common: { save: 'Mentés' } })
  expect(text).toMatch(/^common\.\w+,site\.\w+$/)
  expect([...parseFingerprints(text)]).toEqual([
    ['common', fingerprintOf({ save: 'Mentés' })],
    ['site', fingerprintOf({ home: 'Főoldal' })],
  ])
})

import { describe, expect, it } from 'vitest'
import { nameOfAd, placeOfAd } from '#web/backoffice/ads/place-of-ad.ts'

const lines = (...contents: string[]) => contents.map(content => ({ content, active: true }))
const before = lines('a', 'b', 'a', 'c')
const second = nameOfAd(before, 2)

describe('a line of ads.txt', () => {
  it('is told from others that say the same', () => {
    expect(before.map((_, place) => nameOfAd(before, place))).toEqual(['0:a', '0:b', '1:a', '0:c'])
  })

  it('is found again where others came before it or went', () => {
    expect(placeOfAd(second, before, lines('x', 'a', 'y', 'a'))).toBe(3)
    expect(placeOfAd(nameOfAd(before, 3), before, lines('c'))).toBe(0)
    expect(placeOfAd(nameOfAd(before, 1), before, before)).toBe(1)
  })

  it('is found where it became another one, and nothing else did', () => {
    expect(placeOfAd(nameOfAd(before, 1), before, lines('a', 'new', 'a', 'c'))).toBe(1)
    expect(placeOfAd(nameOfAd(before, 1), before, lines('a', 'new', 'a', 'other'))).toBeUndefined()
  })

  it('is nowhere once it was deleted', () => {
    expect(placeOfAd(nameOfAd(before, 1), before, lines('a', 'a', 'c'))).toBeUndefined()
    expect(placeOfAd(nameOfAd(before, 1), before, [])).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { byPlace, lastPlace, putInOrder, stepped } from '#shared/site/content/in-order.ts'

const one = (id: string, place: number, language: 'hu' | 'en' = 'hu') => ({ id, place, language })
const all = [one('b', 1), one('a', 0), one('x', 0, 'en'), one('c', 7)]

describe('the order of a language', () => {
  it('follows the places, and ids where two have the same', () => {
    expect(byPlace([one('b', 1), one('c', 0), one('a', 1)]).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('has its last place behind all of its own', () => {
    expect([lastPlace(all, 'hu'), lastPlace(all, 'en'), lastPlace([], 'hu')]).toEqual([8, 1, 0])
  })

  it('changes only those that get another place, and closes gaps', () => {
    expect(putInOrder(all, 'hu', ['a', 'b', 'c'])).toEqual([one('c', 2)])
    expect(putInOrder(all, 'hu', ['b', 'a', 'c'])).toEqual([one('b', 0), one('a', 1), one('c', 2)])
    expect(putInOrder(all, 'en', ['x'])).toEqual([])
  })

  it('is refused where it does not name each of them once', () => {
    for (const ids of [['a', 'b'], ['a', 'b', 'c', 'x'], ['a', 'b', 'b'], ['a', 'b', 'y'], []])
      expect(putInOrder(all, 'hu', ids)).toBeUndefined()
  })
})

describe('a step', () => {
  const ids = ['a', 'b', 'c']
  it('changes places with the neighbour', () => {
    expect(stepped(ids, 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(stepped(ids, 'b', 1)).toEqual(['a', 'c', 'b'])
  })

  it('beyond the ends, or of nobody, changes nothing', () => {
    expect([stepped(ids, 'a', -1), stepped(ids, 'c', 1), stepped(ids, 'x', 1)]).toEqual([ids, ids, ids])
  })

  it('and its return are where one was', () => {
    for (const id of ids.slice(0, -1)) expect(stepped(stepped(ids, id, 1), id, -1)).toEqual(ids)
  })
})

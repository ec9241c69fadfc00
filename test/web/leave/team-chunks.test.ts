import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absencesIn, chunksOf, chunkSize, chunksWith, withNext } from '#web/leave/team-calendar/team-chunks.ts'

const order = (count: number) => Array.from({ length: count }, (_, place) => `p${place}`)
const absent = (user_id: string, from_date: string) => ({
  id: null,
  user_id,
  from_date,
  to_date: from_date,
  type_id: null,
  status: 'approved' as const,
})

describe('the chunks of people', () => {
  it('hold everybody once, in order, and are found by whoever is in them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.nat(), (count, place) => {
        const all = order(count)
        expect(chunksOf(all).flatMap(chunk => chunk.split(','))).toEqual(all)
        if (!count) return
        const [found] = chunksWith([all[place % count]!], all)
        expect(chunksOf(all)[found!]!.split(',')).toContain(all[place % count])
      }),
    )
  })

  it('are those in view and the next ones', () => {
    const all = order(3 * chunkSize)
    expect(chunksWith([all[0]!, all[chunkSize]!, 'unknown'], all)).toEqual([0, 1])
    expect(withNext([0, 1])).toEqual([0, 1, 2])
    expect(withNext([0, 7])).toEqual([0, 7, 1, 8])
  })
})

describe('the absences of chunks', () => {
  const october = {
    asked: { query: { month: '2026-10', people: 'a,b' } },
    reply: { data: [absent('a', '2026-10-30'), absent('b', '2026-10-29')], days: [] },
  }
  const november = {
    asked: { query: { month: '2026-11', people: 'b,c' } },
    reply: { data: [absent('b', '2026-11-02')], days: [] },
  }

  it('are of the time that is shown, and of another one until that is loaded', () => {
    for (const known of [
      [october, november],
      [november, october],
    ]) {
      const { absences, isLoaded, days } = absencesIn(known, { month: '2026-11' })
      expect(absences.map(({ from_date }) => from_date)).toEqual(['2026-10-30', '2026-11-02'])
      expect(['a', 'b', 'c'].map(isLoaded)).toEqual([false, true, true])
      expect(days).toEqual([])
    }
  })

  it('are of a quarter or a year where that is shown', () => {
    expect(absencesIn([november], { month: '2026-11', months: '12' }).isLoaded('b')).toBe(false)
    expect(absencesIn([], { month: '2026-11' })).toMatchObject({ absences: [], days: undefined })
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinedBell, type BellPage } from '#web/notifications/page/joined-bell.ts'

/** A bell of so many notifications; ids sort as they came. */
const bellOf = (ids: readonly number[]) =>
  ids.map(id => ({ id: String(id).padStart(4, '0') }) as BellPage['data'][number]).toReversed()

const pageOf = (bell: BellPage['data'], from: string | undefined, limit: number): BellPage => {
  const rest = bell.filter(({ id }) => from === undefined || id <= from)
  return { data: rest.slice(0, limit), next: rest[limit]?.id ?? null }
}

it('the newest and the older pages are the whole bell, whatever came or went among the newest meanwhile', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 40 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (before, arrived, limit) => {
      const ids = before.toSorted((one, other) => one - other)
      const first = pageOf(bellOf(ids), undefined, limit)
      if (first.next === null) return
      const older = pageOf(bellOf(ids), first.next, limit)
      const loaded = { data: [...first.data, ...older.data], next: older.next }
      const newestGone = arrived % 2 ? ids.slice(0, -1) : ids
      const now = bellOf([...newestGone, ...Array.from({ length: arrived }, (_, place) => 100 + place)])
      const joined = joinedBell(pageOf(now, undefined, limit), loaded)
      expect(joined.data).toEqual(now.slice(0, joined.data.length))
      // What follows is where the next page begins, so that nothing is skipped.
      expect(joined.next).toBe(now[joined.data.length]?.id ?? null)
    }),
  )
})

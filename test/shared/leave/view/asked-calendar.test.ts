import { describe, expect, it } from 'vitest'
import { countAway } from '#shared/leave/contract/count-away.ts'
import { mostPeopleAsked, showCalendar } from '#shared/leave/contract/show-calendar.ts'

const ids = (count: number) => Array.from({ length: count }, (_, place) => `p${place}`).join(',')
const isTaken = (query: object) => showCalendar.query!.safeParse(query).success

describe('what the team calendar can be asked for', () => {
  it('is everybody, or some people, as many as two chunks of a page', () => {
    expect(mostPeopleAsked).toBe(100)
    expect(isTaken({})).toBe(true)
    expect(isTaken({ people: 'p0' })).toBe(true)
    expect(isTaken({ people: ids(mostPeopleAsked) })).toBe(true)
    expect(isTaken({ people: ids(mostPeopleAsked + 1) })).toBe(false)
  })

  it.each(['', ',', 'p0,', ',p0', 'p0,,p1', 'p0#1', 'p 0', 'é'])('is nobody whose id is written as %j', people => {
    expect(isTaken({ people })).toBe(false)
  })

  it('is a month, a quarter or a year, of absences as of their counts', () => {
    for (const query of [showCalendar.query!, countAway.query!]) {
      const isAsked = (asked: object) => query.safeParse(asked).success
      expect(isAsked({ month: '2026-11' })).toBe(true)
      expect(isAsked({ month: '2026-10', months: '3' })).toBe(true)
      expect(isAsked({ month: '2026-01', months: '12' })).toBe(true)
      expect(isAsked({ month: '2026-13' })).toBe(false)
      expect(isAsked({ month: '2026-11', months: '2' })).toBe(false)
      expect(isAsked({ months: 'all' })).toBe(false)
    }
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { awayCounts, sumOfCounts } from '#shared/leave/view/away-counts.ts'

const first = '2026-12-28'
const days = Array.from({ length: 10 }, (_, place) => addDays(first, place))

const absence = fc
  .record({
    place: fc.integer({ min: -6, max: 12 }),
    length: fc.nat(8),
    isPending: fc.boolean(),
    leave: fc.constantFrom('sick', 'home', null),
  })
  .map(({ place, length, ...rest }) => ({ from: addDays(first, place), to: addDays(first, place + length), ...rest }))
const team = fc.array(fc.array(absence, { maxLength: 4 }), { maxLength: 6 })

describe('how many people are away on each day', () => {
  it('is as many as a look at everybody on the day finds: whoever is away, and whoever has only asked', () => {
    fc.assert(
      fc.property(team, people => {
        const expected = days.map(day => {
          const on = people.map(absences =>
            absences.filter(({ from, to, leave }) => leave !== 'home' && from <= day && day <= to),
          )
          const away = on.filter(found => found.some(({ isPending }) => !isPending))
          return { decided: away.length, asked: on.filter(found => found.length).length - away.length }
        })
        expect(awayCounts(people, days)).toEqual(expected)
      }),
    )
  })

  it('is the same of all as of those of each group together', () => {
    fc.assert(
      fc.property(team, team, (one, other) => {
        const apart = [one, other].map(people => awayCounts(people, days))
        expect(sumOfCounts(apart, days.length)).toEqual(awayCounts([...one, ...other], days))
      }),
    )
    expect(sumOfCounts([], 2)).toEqual([
      { decided: 0, asked: 0 },
      { decided: 0, asked: 0 },
    ])
  })
})

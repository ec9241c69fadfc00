import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#shared/calendar/day.ts'
import { awayCounts, stackOf, sumOf } from './away-counts.ts'
import { columnsPath } from '../columns-path.ts'
import type { Absence, PlannerDate } from '../plan.ts'

const first = '2026-11-02'
const days: PlannerDate[] = Array.from({ length: 14 }, (_, place) => ({
  date: addDays(first, place),
  kind: place % 7 > 4 ? 'rest' : place === 8 ? 'holiday' : 'workday',
}))
const person = (id: string, ...absences: Partial<Absence>[]) => ({
  id,
  first_name: id,
  last_name: '',
  absences: absences.map((absence, place): Absence => ({
    id: `${id} ${place}`,
    from: first,
    to: first,
    leave: 'vacation',
    ...absence,
  })),
})
const shown = (...people: ReturnType<typeof person>[]) =>
  awayCounts(people, days).map(({ decided, asked }) => (asked ? `${decided}+${asked}` : decided))

describe('how many people are away', () => {
  it('counts who only asked apart, and nobody on days that do not count', () => {
    const week = { from: '2026-10-20', to: '2026-11-11' }
    expect(shown(person('anna', week), person('bela', { ...week, isPending: true }))).toEqual([
      '1+1',
      '1+1',
      '1+1',
      '1+1',
      '1+1',
      0,
      0,
      '1+1',
      0,
      '1+1',
      0,
      0,
      0,
      0,
    ])
  })

  it('D16 never counts home office', () => {
    expect(shown(person('anna', { leave: 'home' }))[0]).toBe(0)
  })

  it('counts somebody once: in two groups, and with two absences on a day', () => {
    const anna = person('anna', { isPending: true }, {})
    expect(shown(anna, anna)[0]).toBe(1)
  })

  it('is never more than the people, and the same in whatever order they come', () => {
    const absence = fc
      .record({
        place: fc.integer({ min: -5, max: 16 }),
        length: fc.nat(6),
        isPending: fc.boolean(),
        leave: fc.constantFrom('vacation' as const, 'home' as const, null),
      })
      .map(({ place, length, ...rest }) => ({
        from: addDays(first, place),
        to: addDays(first, place + length),
        ...rest,
      }))
    const team = fc
      .array(fc.array(absence, { maxLength: 4 }), { maxLength: 6 })
      .map(all => all.map((absences, place) => person(String(place), ...absences)))
    fc.assert(
      fc.property(team, people => {
        const counts = awayCounts(people, days)
        expect(awayCounts(people.toReversed(), days)).toEqual(counts)
        for (const [column, { date, kind }] of days.entries()) {
          const away = people.filter(({ absences }) =>
            absences.some(({ from, to, leave }) => leave !== 'home' && from <= date && date <= to),
          )
          expect(sumOf(counts[column]!)).toBe(kind === 'workday' ? away.length : 0)
        }
      }),
    )
  })
})

describe('the stack of a day', () => {
  it('has a strip for each where there are few, and at most so many where there are more', () => {
    expect(stackOf({ decided: 3, asked: 2 }, 6)).toEqual({ decided: 3, asked: 2 })
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), fc.nat(900), (decided, asked, more) => {
        const stack = stackOf({ decided, asked }, decided + asked + more)
        expect(sumOf(stack)).toBeLessThanOrEqual(6)
        expect(sumOf(stack) > 0).toBe(decided + asked > 0)
      }),
    )
  })
})

describe('the columns of a longer time', () => {
  it('stand on the foot, those only asked for on those decided, and are none where nobody is away', () => {
    const counts = [
      { decided: 2, asked: 1 },
      { decided: 0, asked: 0 },
    ]
    expect(columnsPath(counts, 4, 'decided')).toBe('M0.12 2h0.76v2h-0.76z')
    expect(columnsPath(counts, 4, 'asked')).toBe('M0.12 1h0.76v1h-0.76z')
    expect(daysBetween(first, days.at(-1)!.date)).toBe(13)
  })
})

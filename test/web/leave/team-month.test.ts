import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, monthOf } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { listed } from '#test/web/people/support.ts'
import { datesOf, firstMonth, monthFrom, partsOf, periodOf, teamOf } from '#web/leave/team-calendar/team-month.ts'

const absent = { from_date: '2026-11-10', to_date: '2026-11-12', status: 'approved' as const }

describe('R14 the days of a month', () => {
  it('are worked as the company works, but for what the calendar says', () => {
    const dates = datesOf(
      periodOf('month', '2026-12'),
      [
        { date: '2026-12-12', kind: 'working_day_moved', name: 'Munkanap' },
        { date: '2026-12-24', kind: 'rest_day_moved', name: 'Pihenőnap' },
        { date: '2026-12-28', kind: 'company', name: 'Leállás' },
      ],
      generalWeek,
    )
    expect(dates).toHaveLength(31)
    expect(dates.filter(({ kind }) => kind === 'holiday').map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-28'])
    expect(dates[11]).toEqual({ date: '2026-12-12', kind: 'workday', name: 'Munkanap' })
    expect(dates[12]).toEqual({ date: '2026-12-13', kind: 'rest' })
    expect(dates.filter(({ kind }) => kind === 'workday')).toHaveLength(23 + 1 - 2)
  })

  it('are those of every month, a leap February too', () => {
    const february = (year: number) => datesOf(periodOf('month', `${year}-02`), [], generalWeek)
    expect(february(2028)).toHaveLength(29)
    expect(february(2026).at(-1)).toMatchObject({ date: '2026-02-28' })
  })
})

describe('R14 a quarter and a year', () => {
  it('begin with the first month of theirs, whichever month is asked for', () => {
    expect(['2026-10', '2026-11', '2026-12'].map(month => firstMonth('quarter', month))).toEqual(
      Array(3).fill('2026-10'),
    )
    expect([firstMonth('year', '2026-11'), firstMonth('month', '2026-11')]).toEqual(['2026-01', '2026-11'])
  })

  it('follow each other without a gap, and hold the month they were asked for', () => {
    const month = fc.tuple(fc.integer({ min: 1950, max: 2090 }), fc.integer({ min: 1, max: 12 }))
    fc.assert(
      fc.property(
        month,
        fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
        ([year, place], scale) => {
          const asked = `${year}-${String(place).padStart(2, '0')}`
          const { from_date, to_date } = periodOf(scale, firstMonth(scale, asked))
          expect(from_date <= `${asked}-01` && `${asked}-28` <= to_date).toBe(true)
          const next = addDays(to_date, 1)
          expect(firstMonth(scale, monthOf(next))).toBe(monthOf(next))
        },
      ),
    )
  })
})

describe('R14 the team', () => {
  const team = {
    people: [
      listed('a', 'Kis Anna', { group_id: 'g' }),
      listed('b', 'Őri Anna', { group_id: 'g' }),
      listed('c', 'Nagy Anna'),
      listed('d', 'Volt Anna', { is_active: false }),
      listed('e', 'Elveszett Anna', { group_id: 'gone' }),
    ],
    groups: [
      { id: 'g', name: 'Iroda' },
      { id: 'h', name: 'Üres' },
    ],
    self: 'b',
  }
  const absences = [
    { ...absent, id: 'r', user_id: 'b', type_id: 2 },
    { ...absent, id: null, user_id: 'c', type_id: null, status: 'pending' as const },
  ]
  const shown = (choice: { group?: string | null; search?: string } = {}) =>
    partsOf(team, { group: null, search: '', ...choice }, 'Csoport nélkül').map(
      ({ name, people }) => [name, people.map(({ id }) => id)] as const,
    )

  it('begins with oneself, then goes group by group; who has none comes last, who has left is gone', () => {
    expect(shown()).toEqual([
      [undefined, ['b']],
      ['Iroda', ['a']],
      ['Csoport nélkül', ['e', 'c']],
    ])
  })

  it('is narrowed to a group, or to a name without regard to accents and case', () => {
    expect(shown({ group: 'g' })).toEqual([
      [undefined, ['b']],
      ['Iroda', ['a']],
    ])
    expect(shown({ search: 'ORI' })).toEqual([[undefined, ['b']]])
    expect(shown({ search: ' anna  ' }).flatMap(([, ids]) => ids)).toEqual(['b', 'a', 'e', 'c'])
    expect(shown({ search: 'senki' })).toEqual([])
  })

  it('shows a type only where it is known', () => {
    const rows = teamOf(partsOf(team, { group: null, search: '' }, ''), absences).flatMap(({ people }) => people)
    expect(rows.find(({ id }) => id === 'b')!.absences).toEqual([
      { id: 'r', from: '2026-11-10', to: '2026-11-12', leave: 'sick', isPending: false },
    ])
    expect(rows.find(({ id }) => id === 'c')!.absences).toMatchObject([{ leave: null, isPending: true }])
  })
})

it('turns months back and forth over the years', () => {
  expect([monthFrom('2026-01', -1), monthFrom('2026-12', 1), monthFrom('2026-06', 0)]).toEqual([
    '2025-12',
    '2027-01',
    '2026-06',
  ])
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), months => {
      expect(monthFrom(monthFrom('2026-11', months), -months)).toBe('2026-11')
    }),
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { datesOf, monthFrom, teamOf } from '#web/leave/team-calendar/team-month.ts'

const person = (id: string, last_name: string, over: Partial<EssentialEmployee> = {}): EssentialEmployee => ({
  id,
  first_name: 'Anna',
  last_name,
  avatar: null,
  is_active: true,
  approver_ids: [],
  group_id: null,
  ...over,
})
const absent = { from_date: '2026-11-10', to_date: '2026-11-12', status: 'approved' as const }

describe('R14 the days of a month', () => {
  it('are worked as the company works, but for what the calendar says', () => {
    const dates = datesOf(
      '2026-12',
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
    expect(datesOf('2028-02', [], generalWeek)).toHaveLength(29)
    expect(datesOf('2026-02', [], generalWeek).at(-1)).toMatchObject({ date: '2026-02-28' })
  })
})

describe('R14 the team', () => {
  const team = {
    people: [
      person('a', 'Kis', { group_id: 'g' }),
      person('b', 'Őri', { group_id: 'g' }),
      person('c', 'Nagy'),
      person('d', 'Volt', { is_active: false }),
      person('e', 'Elveszett', { group_id: 'gone' }),
    ],
    groups: [
      { id: 'g', name: 'Iroda' },
      { id: 'h', name: 'Üres' },
    ],
    absences: [
      { ...absent, id: 'r', user_id: 'b', type_id: 2 },
      { ...absent, id: null, user_id: 'c', type_id: null, status: 'pending' as const },
    ],
    self: 'b',
  }
  const shown = (choice: { group?: string | null; search?: string } = {}) =>
    teamOf(team, { group: null, search: '', ...choice }, 'Csoport nélkül').map(
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
    const rows = teamOf(team, { group: null, search: '' }, '').flatMap(({ people }) => people)
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

import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { listed } from '#test/web/people/support.ts'
import { datesOf } from '../../team-calendar/team-month.ts'
import { sameTime } from './same-time.ts'

const colleagues = [
  listed('anna', 'Nagy Anna'),
  listed('bence', 'Szabó Bence'),
  listed('csilla', 'Őri Csilla'),
  listed('dora', 'Kis Dóra'),
  listed('other', 'Más Máté', { group_id: 'elsewhere' }),
]
const on = (user_id: string, from_date: string, to_date = from_date, given = {}) => ({
  user_id,
  from_date,
  to_date,
  type_id: 1,
  status: 'approved' as const,
  ...given,
})
const table = (from_date: string, to_date: string, absences: Parameters<typeof sameTime>[2], status = 'pending') => {
  const asked = { user_id: 'anna', from_date, to_date, status }
  return sameTime(asked, datesOf(asked, [], generalWeek), absences, colleagues)
}

describe('colleagues by the days of a request', () => {
  it('has a column for each working day, those who are away before those who only asked, and sums with the person', () => {
    const shown = table('2026-11-25', '2026-11-29', [
      on('dora', '2026-11-27', '2026-12-04', { status: 'pending' }),
      on('bence', '2026-11-26', '2026-12-04', { type_id: null }),
      on('csilla', '2026-11-25', '2026-11-27', { type_id: 3 }),
      on('other', '2026-11-25', '2026-11-27'),
      on('anna', '2026-11-25', '2026-11-29', { status: 'pending' }),
    ])!
    expect(shown.columns.map(({ from_date }) => from_date)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
    expect(shown.rows.map(({ person, isAsked, boxes }) => [person.id, isAsked, boxes.map(box => box?.status)])).toEqual(
      [
        ['bence', false, [undefined, 'approved', 'approved']],
        ['dora', true, [undefined, undefined, 'pending']],
      ],
    )
    expect(shown.together).toEqual([
      { decided: 0, asked: 1 },
      { decided: 1, asked: 1 },
      { decided: 1, asked: 2 },
    ])
  })

  it('has a column for each week of more than ten working days, whose sum is that of its fullest day', () => {
    const shown = table('2026-11-23', '2026-12-09', [on('bence', '2026-11-30'), on('dora', '2026-12-04')], 'approved')!
    expect(shown.unit).toBe('week')
    expect(shown.columns.map(({ from_date }) => from_date)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
    expect(shown.together.map(({ decided }) => decided)).toEqual([1, 2, 1])
  })

  it('shows rest days where nothing else was asked for', () => {
    expect(table('2026-11-28', '2026-11-28', [on('bence', '2026-11-28')])?.columns).toHaveLength(1)
  })

  it('is none where nobody else is away, and of months, which find no room', () => {
    expect(table('2026-11-25', '2026-11-27', [on('bence', '2026-11-30')])).toBeUndefined()
    expect(table('2026-09-01', '2026-11-30', [on('bence', '2026-11-30')])).toBeUndefined()
  })
})

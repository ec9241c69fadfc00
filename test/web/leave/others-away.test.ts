import { describe, expect, it } from 'vitest'
import { othersAway } from '#web/leave/others-away.ts'
import { listed } from '#test/web/people/support.ts'
import { request } from './support.ts'

const colleagues = [
  listed('anna', 'Nagy Anna', { group_id: 'office' }),
  listed('bence', 'Szabó Bence', { group_id: 'office' }),
  listed('cili', 'Kis Cili', { group_id: 'workshop' }),
  listed('dani', 'Tóth Dani'),
]
const away = (user_id: string, from_date = '2026-11-30', type_id: number | null = null) => ({
  user_id,
  from_date,
  to_date: '2026-12-04',
  type_id,
  status: 'approved' as const,
})
const names = (absences: ReturnType<typeof away>[], of = request()) =>
  othersAway(of, absences, colleagues).away.map(({ id }) => id)

describe('who else is away', () => {
  it('is of the same group, on one of the days, and not the person', () => {
    expect(names([away('anna'), away('bence'), away('cili'), away('dani')])).toEqual(['bence'])
    expect(names([away('bence', '2026-12-01')])).toEqual([])
    expect(names([away('cili'), away('dani')], request({ user_id: 'dani' }))).toEqual([])
  })

  it('tells those who have only asked apart from those who are away', () => {
    const asked = { ...away('bence'), status: 'pending' as const }
    const told = (absences: (typeof asked | ReturnType<typeof away>)[]) => {
      const { away: certain, asked: maybe } = othersAway(request(), absences, colleagues)
      return [certain.map(({ id }) => id), maybe.map(({ id }) => id)]
    }
    expect(told([asked])).toEqual([[], ['bence']])
    expect(told([asked, away('bence')])).toEqual([['bence'], []])
  })

  it('is named by the alphabet, whatever the order in which people are listed', () => {
    const office = ['Tóth Zoé', 'Ács Pál', 'Nagy Éva', 'Nagy Ádám'].map(name =>
      listed(name, name, { group_id: 'office' }),
    )
    const asks = listed('anna', 'Nagy Anna', { group_id: 'office' })
    const all = office.map(({ id }) => away(id))
    const ids = othersAway(request(), all, [asks, ...office]).away.map(({ id }) => id)
    expect(ids).toEqual(['Ács Pál', 'Nagy Ádám', 'Nagy Éva', 'Tóth Zoé'])
  })

  it('is nobody at home office, as far as that is known', () => {
    expect(names([away('bence', '2026-11-30', 3)])).toEqual([])
    expect(names([away('bence', '2026-11-30', 2)])).toEqual(['bence'])
  })
})

import { describe, expect, it } from 'vitest'
import { absencesAfter } from '#web/leave/optimistic-outcome.ts'
import { request } from './support.ts'

const absent = (user_id: string, from_date = '2026-11-26') => ({
  user_id,
  from_date,
  to_date: '2026-11-30',
  type_id: 1,
  status: 'pending' as const,
})
const others = [absent('bence'), absent('anna', '2026-11-25')]
const absences = [absent('anna'), ...others]

describe('who is away, before the server has answered', () => {
  it('is without what is denied or cancelled', () => {
    for (const outcome of ['denied', 'cancelled'] as const)
      expect(absencesAfter(absences, request(), outcome)).toEqual(others)
  })

  it('is certain of what is approved, and of nothing else', () => {
    expect(absencesAfter(absences, request(), 'approved')).toEqual([
      { ...absent('anna'), status: 'approved' },
      ...others,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { erasedRequest, saysSomething, withdrawnRequest } from '#shared/leave/request/erased-request.ts'
import { emptyAccount, emptyBook } from '#shared/leave/situation.ts'

const whose = { company: 'c', member: 'anna' }
const request: LeaveRequest = {
  ...whose,
  id: 'anna-1',
  type_id: 1,
  from_date: '2026-12-07',
  to_date: '2026-12-08',
  days_by_year: { 2026: 2 },
  comment: 'a wedding',
  status: 'pending',
  response: 'enjoy',
  child: null,
  submitter: 'anna',
  auto_approve: false,
  deletable: true,
  mandatory: false,
  created_at: 1,
  approved_at: null,
  approved_by: null,
  history: [
    { what: 'requested', by: 'anna', at: 1 },
    {
      what: 'modified',
      by: 'csilla',
      at: 2,
      comment: 'a typing error',
      was: { from_date: '2026-12-07', to_date: '2026-12-07' },
    },
  ],
}
const booking = {
  request: request.id,
  type_id: 1,
  status: 'pending' as const,
  from_date: request.from_date,
  to_date: request.to_date,
  days: 2,
  child: null,
}

describe('a request of somebody who erases their account', () => {
  it('is cancelled where it waits, although it has begun, and frees its days', () => {
    const ledger = { account: emptyAccount(whose), books: [{ ...emptyBook(whose, 2026), bookings: [booking] }] }
    const { request: after, books } = withdrawnRequest(request, ledger, { at: 9 })
    expect(after.status).toBe('cancelled')
    expect(after.history.at(-1)).toEqual({ what: 'cancelled', by: 'anna', at: 9 })
    expect(books[0]!.bookings).toEqual([])
  })

  it('keeps its days and steps, and loses what anybody wrote', () => {
    expect(saysSomething(request)).toBe(true)
    const erased = erasedRequest(request, { at: 9 })
    expect(JSON.stringify(erased)).not.toMatch(/wedding|enjoy|typing/)
    expect(erased).toMatchObject({ type_id: 1, from_date: '2026-12-07', days_by_year: { 2026: 2 }, status: 'pending' })
    expect(erased.history.map(({ what, by, at, was }) => [what, by, at, was])).toEqual(
      request.history.map(({ what, by, at, was }) => [what, by, at, was]),
    )
    expect(saysSomething(erased)).toBe(false)
  })

  it.each([
    ['comment', { response: null, history: [] }],
    ['response', { comment: '', history: [] }],
    ['history', { comment: '', response: null }],
  ])('says something by its %s alone', (_, over) => {
    expect(saysSomething({ ...request, ...over })).toBe(true)
  })
})

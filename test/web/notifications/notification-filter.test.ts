import { describe, expect, it } from 'vitest'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { askedRow } from '#web/notifications/page/asked-row.ts'
import { askedIn, asksToConfirm, toDo } from '#web/notifications/page/notification-filter.ts'
import { request } from '#test/web/leave/support.ts'

const notification = (id: string, created_at: number, given: Partial<NotificationView> = {}): NotificationView => ({
  id,
  type: 9,
  is_seen: true,
  created_at,
  data: { model: null },
  message: id,
  company: { id: 'c', name: 'Cég' },
  user: null,
  ...given,
})
const about = (id: string) => ({
  model: { id, type_id: 1, from_date: '2026-11-26', to_date: '2026-11-27', user_id: 'bela', is_gone: false },
})
const rowOf = (one: ReturnType<typeof request>) => askedRow(one, { message: 'Kérelem', name: 'Szabó Bence' })

describe('what waits for the reader', () => {
  const waiting = [request({ id: 'r1', created_at: 5 }), request({ id: 'r2', created_at: 30 })]
  const asks = notification('asks', 10, { type: 1, data: about('r1') })
  const open = (id: string) => ({
    id,
    user: { id: 'bela', name: 'Szabó Bence' },
    created_at: 20,
    message: 'Adatváltozás',
    company: { id: 'c', name: 'Cég' },
  })
  const proposal = notification('facts', 20, {
    type: 20,
    data: { model: null, fact_change: { id: 'f', user_id: 'bela' } },
  })

  it('is every waiting request once, by its notification where there is one, and every proposal, the newest first', () => {
    const cancelled = notification('gone', 12, { type: 13, data: about('r1') })
    const decided = notification('asked before', 1, { type: 1, data: about('r0') })
    const rows = toDo([cancelled, asks, decided, proposal], { requests: waiting, proposals: [open('f')] }, rowOf)
    expect(rows.map(({ id }) => id)).toEqual(['request-r2', 'facts', 'asks'])
    expect(rows[0]).toMatchObject({
      type: 1,
      data: { model: { id: 'r2', days: waiting[1]!.days } },
      message: 'Kérelem',
    })
  })

  it('is every proposed change of facts too, whether the reader was told of it or not, and none that is decided', () => {
    const rows = (...proposals: string[]) => toDo([proposal], { requests: [], proposals: proposals.map(open) }, rowOf)
    expect(rows('f', 'g').map(({ id }) => id)).toEqual(['facts', 'proposal-g'])
    expect(rows('g')).toMatchObject([{ type: 20, data: { fact_change: { id: 'g', user_id: 'bela' } } }])
    expect(rows().map(({ id }) => id)).toEqual([])
  })

  it('is nothing where no request waits and nothing was proposed', () => {
    expect(toDo([notification('told', 1)], { requests: [], proposals: [] }, rowOf)).toEqual([])
  })

  it('tells a request from what happened to it, and a proposal from facts that were only entered', () => {
    expect([1, 6, 15, 9, 13, 14].map(type => askedIn(notification('n', 1, { type, data: about('r') })))).toEqual([
      'r',
      'r',
      'r',
      undefined,
      undefined,
      undefined,
    ])
    expect([proposal, { ...proposal, type: 19 }, notification('n', 1, { type: 20 })].map(asksToConfirm)).toEqual([
      true,
      false,
      false,
    ])
  })
})

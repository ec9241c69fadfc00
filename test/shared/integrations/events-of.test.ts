import { describe, expect, it } from 'vitest'
import { openSheet } from '#shared/attendance/model.ts'
import { bodyOf, eventsOfMember, eventsOfRequest, eventsOfSheet } from '#shared/integrations/webhooks/events-of.ts'
import { webhookEvents } from '#shared/integrations/webhooks/webhook-event.ts'
import { HistoryEntry, type LeaveRequest } from '#shared/leave/model.ts'

const at = Date.parse('2026-11-20T09:00:00Z') / 1000
const request: LeaveRequest = {
  company: 'c',
  member: 'anna',
  id: 'anna-1',
  type_id: 2,
  from_date: '2026-12-01',
  to_date: '2026-12-02',
  days_by_year: { 2026: 2 },
  comment: 'műtét',
  status: 'pending',
  response: 'gyógyulj meg',
  child: 'kid',
  submitter: 'anna',
  auto_approve: false,
  deletable: true,
  mandatory: false,
  created_at: at,
  approved_at: null,
  approved_by: null,
  history: [{ what: 'requested', by: 'anna', at }],
}
const stepped = (what: HistoryEntry['what'], over: Partial<LeaveRequest> = {}): LeaveRequest => ({
  ...request,
  ...over,
  history: [...request.history, { what, by: 'bela', at: at + 60 }],
})

describe('the events of a request', () => {
  it('tell ids, dates and state, and nothing that somebody wrote, nor of which child it is', () => {
    const [event] = eventsOfRequest({ before: undefined, after: request })
    const body = bodyOf(event!)
    expect(JSON.parse(body)).toEqual({
      id: 'anna-1-1',
      version: 1,
      event: 'request.created',
      created_at: '2026-11-20T09:00:00Z',
      company_id: 'c',
      data: {
        request: {
          id: 'anna-1',
          user_id: 'anna',
          type_id: 2,
          from_date: '2026-12-01',
          to_date: '2026-12-02',
          days: 2,
          status: 'pending',
          submitter_id: 'anna',
          created_at: '2026-11-20T09:00:00Z',
          decided_by: null,
          decided_at: null,
        },
        by: 'anna',
      },
    })
    for (const secret of ['műtét', 'gyógyulj', 'kid']) expect(body).not.toContain(secret)
  })

  it.each([
    ['approved', 'approved', 'request.approved'],
    ['denied', 'denied', 'request.denied'],
    ['undone', 'pending', 'request.decision_undone'],
    ['modified', 'approved', 'request.changed'],
    ['shortened', 'approved', 'request.changed'],
    ['recounted', 'approved', 'request.changed'],
    ['cancelled', 'cancelled', 'request.cancelled'],
    ['shortened', 'cancelled', 'request.cancelled'],
    ['outside_employment', 'cancelled', 'request.cancelled'],
    ['outside_employment', 'approved', 'request.changed'],
    ['without_working_days', 'cancelled', 'request.cancelled'],
  ] as const)('say of a step %s that leaves it %s: %s', (what, status, event) => {
    expect(eventsOfRequest({ before: request, after: stepped(what, { status }) })).toMatchObject([
      { event, id: 'anna-1-2', at: at + 60 },
    ])
  })

  it('know a word for every step that there is', () => {
    for (const what of HistoryEntry.shape.what.options) {
      const [event] = eventsOfRequest({ before: undefined, after: stepped(what) })
      expect(webhookEvents).toContain(event?.event)
    }
  })

  it('are the same when a change is read again, and none without a step', () => {
    const change = { before: request, after: stepped('approved') }
    expect(eventsOfRequest(change)).toEqual(eventsOfRequest(change))
    expect(eventsOfRequest({ before: request, after: { ...request, comment: 'más' } })).toEqual([])
    expect(eventsOfRequest({ before: request, after: undefined })).toEqual([])
  })
})

describe('the events of people and sheets', () => {
  const member = (status: 'invited' | 'active' | 'inactive' | 'deleted') => ({
    company: 'c',
    id: 'anna',
    role: 1 as const,
    status,
    group: null,
  })

  it.each([
    [undefined, 'active', 'member.joined'],
    ['invited', 'active', 'member.joined'],
    ['inactive', 'active', 'member.reactivated'],
    ['active', 'inactive', 'member.deactivated'],
    ['active', 'deleted', 'member.deleted'],
  ] as const)('say of somebody who was %s and is %s: %s', (before, after, event) => {
    const change = { before: before && member(before), after: member(after) }
    expect(eventsOfMember(change, 4, at)).toMatchObject([{ event, id: 'anna-member-4', at }])
  })

  it('say nothing of somebody who is invited, or changed in another way', () => {
    expect(eventsOfMember({ before: undefined, after: member('invited') }, 1, at)).toEqual([])
    expect(eventsOfMember({ before: member('active'), after: { ...member('active'), group: 'g' } }, 2, at)).toEqual([])
    expect(eventsOfMember({ before: member('active'), after: undefined }, 2, at)).toEqual([])
  })

  it('say of a sheet what was done to it, and nothing of what was typed into it', () => {
    const open = openSheet({ company: 'c', member: 'anna' }, '2026-11')
    const done = (what: 'handed_in' | 'accepted' | 'reopened') => ({
      ...open,
      history: [{ what, by: 'bela', at, reason: 'elírás' }],
    })
    expect(eventsOfSheet({ before: open, after: { ...open, state: 'open' } })).toEqual([])
    for (const what of ['handed_in', 'accepted', 'reopened'] as const) {
      const [event] = eventsOfSheet({ before: open, after: done(what) })
      expect(event).toMatchObject({ event: `sheet.${what}`, id: 'anna-sheet-2026-11-1' })
      expect(bodyOf(event!)).not.toContain('elírás')
    }
  })
})

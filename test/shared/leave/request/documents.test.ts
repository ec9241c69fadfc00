import { describe, expect, it } from 'vitest'
import type { DocumentRules } from '#shared/company/document-rules.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import { lacksDocument } from '#shared/leave/document/asked-document.ts'
import { keptOf, withDocument } from '#shared/leave/document/documents.ts'
import type { KeptDocument } from '#shared/leave/document/request-document.ts'
import { LeaveRequest } from '#shared/leave/model.ts'
import { approveLeave, cancelLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { erasedRequest, saysSomething } from '#shared/leave/request/erased-request.ts'
import { changeLeave, type LeaveDraft } from '#shared/leave/request/request-leave.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { leaveEventsOf } from '#shared/notifications/leave-events.ts'
import { admin, after, anna, approver, ask, draft, situation, today } from '../anna.ts'

const { sick, unpaid, vacation } = leaveTypeIds
const asking = (...types: number[]) => situation({ calendar: { document_rules: { types, kept_months: 12 } } })
const document: KeptDocument = {
  id: 'd',
  name: 'igazolás.pdf',
  type: 'application/pdf',
  size: 1,
  by: 'anna',
  at: 1,
}

/** What a request becomes that an administrator changes, after the rules of the company have become others. */
function changed(old: LeaveRequest, over: Partial<LeaveDraft>, document_rules: DocumentRules) {
  const facts = situation({ calendar: { document_rules } })
  return changeLeave(old, draft(over), after(facts, strike(facts, old)), { by: admin, today, at: 200 }).request
}

describe('the document that a request asks for', () => {
  it('follows from the rules of the day on which it was made', () => {
    expect(ask({ type_id: sick }).request.asks_document).toBe(true)
    expect(ask({ type_id: vacation }).request).not.toHaveProperty('asks_document')
    expect(ask({ type_id: sick }, asking(unpaid)).request).not.toHaveProperty('asks_document')
    expect(ask({ type_id: unpaid }, asking(unpaid)).request.asks_document).toBe(true)
  })

  it('keeps nobody from asking, and leaves the request in the state that it would have', () => {
    for (const type_id of [sick, unpaid]) {
      const [free, bound] = [ask({ type_id }, asking()), ask({ type_id }, asking(type_id))]
      expect({ ...bound.request, asks_document: undefined }).toEqual(free.request)
      expect(bound.books).toEqual(free.books)
      expect(lacksDocument(bound.request)).toBe(true)
    }
  })

  it('stays with a request of the same type, and is that of the new type where it becomes another', () => {
    const { request } = ask({ type_id: sick })
    const none = { types: [], kept_months: 12 }
    expect(changed(request, { type_id: sick, to_date: '2026-11-24' }, none).asks_document).toBe(true)
    expect(changed(request, { type_id: unpaid }, none).asks_document).toBeUndefined()
    expect(changed(request, { type_id: unpaid }, { types: [unpaid], kept_months: 12 }).asks_document).toBe(true)
  })
})

describe('the documents of a request', () => {
  const facts = asking(unpaid)
  const asked = ask({ type_id: unpaid }, facts)
  const held = withDocument(asked.request, document)
  const ledger = after(facts, asked)

  it('are no step of its history, so that nobody is told of them', () => {
    expect(leaveEventsOf(asked.request, held)).toEqual([])
  })

  it('stay with it whatever is decided, and where it is cancelled', () => {
    const deciding = { by: approver, comment: '', at: 200 }
    const decided = [
      approveLeave(held, facts.member, ledger, deciding).request,
      denyLeave(held, facts.member, ledger, deciding).request,
      cancelLeave(held, ledger, { by: anna, today, at: 200 }).request,
    ]
    for (const request of decided) expect(keptOf(request)).toEqual([document])
    expect(decided.map(lacksDocument)).toEqual([false, false, false])
  })

  it('are read as they were stored', () => {
    expect(LeaveRequest.parse(held)).toEqual(held)
  })

  it('say something of somebody who erases their account, and nothing afterwards', () => {
    expect(saysSomething(asked.request)).toBe(false)
    expect(saysSomething(held)).toBe(true)
    const erased = erasedRequest(held, { at: 9 })
    expect(saysSomething(erased)).toBe(false)
    expect(erased.documents).toEqual([{ id: 'd', by: 'anna', at: 1, erased: { at: 9, by: null } }])
  })
})

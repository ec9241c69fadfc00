import { describe, expect, it } from 'vitest'
import { leave } from '#shared/leave/contract.ts'
import { change, creation, draftOf, newDraft, question } from '#web/leave/request/form/request-draft.ts'
import { request } from './support.ts'

const filled = newDraft({ from: '2026-11-26', to: '2026-12-01', comment: '  Téli kirándulás  ' })

describe('the draft of a request', () => {
  it('V06 begins with leave type 1, and with only-admins-can-delete checked', () => {
    expect(newDraft()).toMatchObject({ typeId: 1, onlyAdminsDelete: true, autoApprove: false, from: '', to: '' })
  })

  it('V06 sends neither of the two choices when somebody who is no administrator asks', () => {
    expect(creation({ ...filled, people: ['someone'], autoApprove: true }, { asAdmin: false })).toEqual({
      type_id: 1,
      from_date: '2026-11-26',
      to_date: '2026-12-01',
      comment: 'Téli kirándulás',
    })
  })

  it('V06 sends only-admins-can-delete as deletable 0', () => {
    expect(creation(filled, { asAdmin: true })).toMatchObject({ deletable: 0, auto_approve: 0 })
    expect(creation({ ...filled, onlyAdminsDelete: false, autoApprove: true }, { asAdmin: true })).toMatchObject({
      deletable: 1,
      auto_approve: 1,
    })
  })

  it('names one person by an id, several by a list, and oneself not at all', () => {
    expect(creation(filled, { asAdmin: true })).not.toHaveProperty('user_id')
    expect(creation({ ...filled, people: ['a'] }, { asAdmin: true })).toHaveProperty('user_id', 'a')
    expect(creation({ ...filled, people: ['a', 'b'] }, { asAdmin: true })).toHaveProperty('user_id', ['a', 'b'])
  })

  it('is what the contract takes, for making, changing and asking', () => {
    const whole = { ...filled, people: ['a', 'b'], childId: 'child' }
    expect(leave.requestLeave.body?.safeParse(creation(whole, { asAdmin: true })).success).toBe(true)
    expect(leave.requestLeave.body?.safeParse(creation(whole, { asAdmin: false })).success).toBe(true)
    expect(leave.changeLeave.body?.safeParse(change(whole)).success).toBe(true)
    expect(leave.previewLeave.body?.safeParse(question(whole, { user_id: 'a', request_id: 'r' })).success).toBe(true)
  })

  it('T04 takes an existing request over, and changes neither whose it is nor who may delete it', () => {
    const draft = draftOf(
      request({ type_id: 5, from_date: '2026-12-07', to_date: '2026-12-09', comment: 'Költözés', user_id: 'bence' }),
    )
    expect(draft).toMatchObject({
      typeId: 5,
      from: '2026-12-07',
      to: '2026-12-09',
      comment: 'Költözés',
      people: ['bence'],
    })
    expect(change(draft)).toEqual({
      type_id: 5,
      from_date: '2026-12-07',
      to_date: '2026-12-09',
      comment: 'Költözés',
      unpaid_kind: 'unpaid_by_agreement',
    })
  })

  it('says of what kind leave is only where it is unpaid', () => {
    const kind = { unpaid_kind: 'reserve_service' as const }
    expect(change(draftOf(request({ type_id: 5, ...kind })))).toMatchObject(kind)
    expect(change(newDraft({ typeId: 1, unpaidKind: 'reserve_service' }))).not.toHaveProperty('unpaid_kind')
  })

  it('V02 never sends a comment of more than 180 characters', () => {
    expect(change({ ...filled, comment: 'a'.repeat(500) }).comment).toHaveLength(180)
  })
})

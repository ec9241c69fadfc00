import { describe, expect, it } from 'vitest'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import {
  changeBody,
  createBody,
  draftOf,
  newDraft,
  previewBody,
  RequestDraft,
} from '#web/leave/request/form/request-draft.ts'
import { request } from './support.ts'

const filled = newDraft({ from_date: '2026-11-26', to_date: '2026-12-01', comment: 'Téli kirándulás' })

/** What the form objects to, by field, as it is submitted. */
const errorsOf = (given: Partial<RequestDraft>) =>
  (RequestDraft.safeParse(newDraft(given)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('the draft of a request', () => {
  it('V06 begins with leave type 1, and with only-admins-can-delete checked', () => {
    expect(newDraft()).toMatchObject({
      type_id: 1,
      only_admins_cancel: true,
      approves_now: false,
      from_date: '',
      to_date: '',
    })
  })

  it('V01 says all that is missing at once, by field', () => {
    expect(errorsOf({ type_id: leaveTypeIds.parental })).toEqual([
      ['from_date', 'leave:firstDayMissing'],
      ['to_date', 'leave:lastDayMissing'],
      ['child_id', 'leave:childMissing'],
    ])
  })

  it('needs a child only for leave that is taken for one', () => {
    const { from_date, to_date } = filled
    const missing = (type_id: number, child_id: string | null = null) =>
      errorsOf({ type_id, child_id, from_date, to_date }).length > 0
    expect(Object.values(leaveTypeIds).filter(id => missing(id))).toEqual([
      leaveTypeIds.parental,
      leaveTypeIds.paternity,
    ])
    expect(Object.values(leaveTypeIds).filter(id => missing(id, 'kid'))).toEqual([])
  })

  it('V06 sends neither of the two choices when somebody who is no administrator asks', () => {
    expect(createBody({ ...filled, user_id: ['someone'], approves_now: true }, { asAdmin: false })).toEqual({
      type_id: 1,
      from_date: '2026-11-26',
      to_date: '2026-12-01',
      comment: 'Téli kirándulás',
    })
  })

  it('V06 sends only-admins-can-delete as deletable 0', () => {
    expect(createBody(filled, { asAdmin: true })).toMatchObject({ deletable: 0, auto_approve: 0 })
    expect(createBody({ ...filled, only_admins_cancel: false, approves_now: true }, { asAdmin: true })).toMatchObject({
      deletable: 1,
      auto_approve: 1,
    })
  })

  it('names one person by an id, several by a list, and oneself not at all', () => {
    expect(createBody(filled, { asAdmin: true })).not.toHaveProperty('user_id')
    expect(createBody({ ...filled, user_id: ['a'] }, { asAdmin: true })).toHaveProperty('user_id', 'a')
    expect(createBody({ ...filled, user_id: ['a', 'b'] }, { asAdmin: true })).toHaveProperty('user_id', ['a', 'b'])
  })

  it('is what the contract takes, for making, changing and asking', () => {
    const whole = { ...filled, user_id: ['a', 'b'], child_id: 'child' }
    expect(leave.requestLeave.body?.safeParse(createBody(whole, { asAdmin: true })).success).toBe(true)
    expect(leave.requestLeave.body?.safeParse(createBody(whole, { asAdmin: false })).success).toBe(true)
    expect(leave.changeLeave.body?.safeParse(changeBody(whole)).success).toBe(true)
    expect(leave.previewLeave.body?.safeParse(previewBody(whole, { user_id: 'a', request_id: 'r' })).success).toBe(true)
  })

  it('T04 takes an existing request over, and changes neither whose it is nor who may delete it', () => {
    const draft = draftOf(
      request({ type_id: 5, from_date: '2026-12-07', to_date: '2026-12-09', comment: 'Költözés', user_id: 'bence' }),
    )
    expect(draft).toMatchObject({
      type_id: 5,
      from_date: '2026-12-07',
      to_date: '2026-12-09',
      comment: 'Költözés',
      user_id: ['bence'],
    })
    expect(changeBody(draft)).toEqual({
      type_id: 5,
      from_date: '2026-12-07',
      to_date: '2026-12-09',
      comment: 'Költözés',
      unpaid_kind: 'unpaid_by_agreement',
    })
  })

  it('takes over of an existing request who may cancel it, its child and its kind of unpaid leave', () => {
    const taken = { child_id: 'kid', unpaid_kind: 'reserve_service' as const }
    expect(draftOf(request({ ...taken, deletable: 0 }))).toMatchObject({ ...taken, only_admins_cancel: true })
    expect(draftOf(request({ deletable: 1 })).only_admins_cancel).toBe(false)
  })

  it('says of what kind leave is only where it is unpaid', () => {
    const kind = { unpaid_kind: 'reserve_service' as const }
    expect(changeBody(draftOf(request({ type_id: 5, ...kind })))).toMatchObject(kind)
    expect(changeBody(newDraft({ type_id: 1, ...kind }))).not.toHaveProperty('unpaid_kind')
  })

  it('V02 never sends a comment of more than 180 characters, nor the space around it', () => {
    expect(RequestDraft.parse({ ...filled, comment: `  ${'a'.repeat(180)}  ` }).comment).toBe('a'.repeat(180))
    expect(errorsOf({ ...filled, comment: 'a'.repeat(181) })).toEqual([['comment', 'problems:tooLong']])
  })
})

import { describe, expect, it } from 'vitest'
import { leave } from '#shared/leave/contract.ts'
import { isForChild, leaveTypes } from '#shared/leave/types.ts'
import { roles } from '#shared/contract/role.ts'
import { actionsFor, actorOf, may, modeOf, requestActions } from '#web/leave/request-actions.ts'
import { isUnpaid } from '#web/leave/request/form/form-choices.ts'
import {
  changeBody,
  createBody,
  draftOf,
  newDraft,
  previewBody,
  RequestDraft,
} from '#web/leave/request/form/request-draft.ts'
import { admin, employee, request, superadmin } from './support.ts'

const days = { from_date: '2026-11-26', to_date: '2026-12-01' }
const today = '2026-11-20'

describe.each(leaveTypes.map(({ id, key }) => [key, id] as const))('a request for %s', (_, type_id) => {
  const child_id = isForChild(type_id) ? 'kid' : null
  const draft = newDraft({ ...days, type_id, child_id })

  it('V01 can be submitted once it has its days, and its child where there is one', () => {
    expect(RequestDraft.safeParse(draft).success).toBe(true)
    expect(RequestDraft.safeParse({ ...draft, child_id: null }).success).toBe(!isForChild(type_id))
  })

  it('is a payload of every call that it is sent to', () => {
    expect(leave.requestLeave.body!.safeParse(createBody(draft, { asAdmin: false })).success).toBe(true)
    expect(leave.requestLeave.body!.safeParse(createBody(draft, { asAdmin: true })).success).toBe(true)
    expect(leave.changeLeave.body!.safeParse(changeBody(draft)).success).toBe(true)
    expect(leave.previewLeave.body!.safeParse(previewBody(draft, {})).success).toBe(true)
  })

  it('names a child and a kind of unpaid leave only where it has one', () => {
    const body = changeBody(draft)
    expect('child_id' in body).toBe(isForChild(type_id))
    expect('unpaid_kind' in body).toBe(isUnpaid(type_id))
    expect(previewBody(draft, {})).not.toHaveProperty('unpaid_kind')
  })

  it('T04 is changed without a loss: what was saved is what would be saved again', () => {
    const saved = request({ ...days, type_id, child_id, comment: 'Költözés' })
    expect(changeBody(draftOf(saved))).toMatchObject({ ...days, type_id, comment: 'Költözés' })
    expect(RequestDraft.safeParse(draftOf(saved)).success).toBe(true)
  })
})

describe('what can be done with a request', () => {
  const names = (viewer: Parameters<typeof actionsFor>[0], given: Parameters<typeof request>[0]) =>
    actionsFor(viewer, request(given), today).map(({ name }) => name)

  it('A03 is for its owner to cancel, not to decide or to change', () => {
    const own = names(employee, { user_id: employee.id, status: 'pending' })
    expect(own).toEqual(['details', 'cancel'])
  })

  it('P01 is for an administrator to decide while it waits, and no more once it is denied', () => {
    expect(names(admin, { user_id: 'anna', status: 'pending' })).toEqual(expect.arrayContaining(['approve', 'deny']))
    const denied = names(admin, { user_id: 'anna', status: 'denied' })
    expect(denied.filter(name => ['approve', 'deny', 'cancel', 'shorten'].includes(name))).toEqual([])
  })

  it('is to be looked at or to be changed, always one of the two', () => {
    for (const viewer of [employee, admin, superadmin])
      for (const user_id of ['anna', 'csilla', 'reka'])
        for (const status of ['pending', 'approved', 'denied', 'cancelled'] as const) {
          const some = request({ user_id, status })
          expect(may('edit', viewer, some, today)).toBe(!may('details', viewer, some, today))
        }
  })

  it('opens the modal in its own mode, but for approving, which asks nothing', () => {
    expect(requestActions.map(({ name }) => [name, modeOf(name)])).toEqual([
      ['approve', undefined],
      ['deny', 'deny'],
      ['edit', 'edit'],
      ['details', 'details'],
      ['shorten', 'shorten'],
      ['cancel', 'cancel'],
    ])
  })

  it('marks as destructive what cancels, and nothing else', () => {
    expect(requestActions.filter(({ isDestructive }) => isDestructive).map(({ name }) => name)).toEqual(['cancel'])
  })

  it('is for somebody without a company no more than for an employee', () => {
    expect(actorOf({ id: 'x', role: null })).toEqual({ user: 'x', role: roles.employee })
    expect(actorOf(admin)).toEqual({ user: 'csilla', role: roles.administrator })
  })
})

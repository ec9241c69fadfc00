import { describe, expect, it } from 'vitest'
import { actionsFor } from '#web/leave/request-actions.ts'
import { admin, approver, employee, request, superadmin } from './support.ts'

const standIn = { id: 'emese', role: 1, is_approver: false } as const

const today = '2026-11-20'
const names = (viewer: Parameters<typeof actionsFor>[0], given: Parameters<typeof request>[0] = {}) =>
  actionsFor(viewer, request(given), today).map(({ name }) => name)

describe('what can be done with a request', () => {
  it('lets owners look and cancel, and no more', () => {
    expect(names(employee)).toEqual(['details', 'cancel'])
    expect(names(employee, { status: 'approved' })).toEqual(['details', 'cancel'])
  })

  it('T03 lets nobody cancel what has begun', () => {
    for (const viewer of [employee, admin, superadmin])
      expect(names(viewer, { status: 'approved', from_date: '2026-11-19' })).not.toContain('cancel')
    expect(names(employee, { from_date: today })).toContain('cancel')
  })

  it('T03 A02 leaves a request that only administrators can delete to them', () => {
    expect(names(employee, { deletable: 0 })).toEqual(['details'])
    expect(names(admin, { deletable: 0 })).toContain('cancel')
  })

  it('P01 lets approvers and administrators decide on what waits, but not on their own', () => {
    expect(names(approver)).toEqual(['approve', 'deny', 'details'])
    expect(names(admin)).toEqual(['approve', 'deny', 'edit', 'shorten', 'cancel'])
    expect(names(approver, { status: 'approved' })).toEqual(['details'])
    expect(names(admin, { user_id: admin.id })).toEqual(['edit', 'shorten', 'cancel'])
    expect(names(superadmin, { user_id: superadmin.id })).toContain('approve')
    expect(names(standIn)).toEqual(['approve', 'deny', 'details'])
  })

  it('lets administrators shorten what waits or is approved, and what has begun of their own only a superadmin', () => {
    const begun = { status: 'approved', from_date: '2026-11-16' } as const
    expect(names(admin, begun)).toEqual(['edit', 'shorten'])
    expect(names(admin, { status: 'approved' })).toContain('shorten')
    expect(names(admin)).toContain('shorten')
    expect(names(admin, { ...begun, user_id: admin.id })).not.toContain('shorten')
    expect(names(admin, { status: 'approved', user_id: admin.id })).toContain('shorten')
    const beginsToday = { status: 'approved', user_id: admin.id, from_date: today } as const
    expect(names(admin, beginsToday)).toContain('shorten')
    expect(names(superadmin, { ...begun, user_id: superadmin.id })).toContain('shorten')
    for (const viewer of [employee, approver]) expect(names(viewer, begun)).not.toContain('shorten')
  })

  it('shows what is over as it is', () => {
    for (const status of ['denied', 'cancelled'] as const)
      for (const viewer of [employee, approver, admin, superadmin])
        expect(names(viewer, { status })).toEqual(['details'])
  })
})

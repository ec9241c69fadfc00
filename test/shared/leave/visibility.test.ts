import { describe, expect, it } from 'vitest'
import { mayKnowType, maySeeLeave } from '#shared/leave/permissions.ts'
import { admin, anna, approver, colleague, memberAnna, owner } from './anna.ts'

const everybody = [anna, approver, admin, owner, colleague]

describe('who sees what', () => {
  it('tells the type of an absence to the person, the approvers and administrators, and to all only where the company chose so', () => {
    const may = (showsTypes: boolean) => everybody.map(reader => mayKnowType({ ...reader, showsTypes }, memberAnna))
    expect(may(false)).toEqual([true, true, true, true, false])
    expect(may(true)).toEqual([true, true, true, true, true])
  })

  it('shows requests and balance to the person, the approvers and administrators', () => {
    expect(everybody.map(reader => maySeeLeave(reader, memberAnna))).toEqual([true, true, true, true, false])
    expect(maySeeLeave(approver, { ...memberAnna, approver_ids: [] })).toBe(false)
  })

  it('shows whoever stands in for an approver what the approver sees, and no more', () => {
    const standing = { ...colleague, stands_in_for: [approver.user] }
    expect(maySeeLeave(standing, memberAnna)).toBe(true)
    expect(mayKnowType({ ...standing, showsTypes: false }, memberAnna)).toBe(true)
    expect(maySeeLeave({ ...colleague, stands_in_for: ['nobody'] }, memberAnna)).toBe(false)
  })
})

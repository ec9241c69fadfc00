import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditActs } from '#shared/company/audit/audit-entry.ts'
import { auditReason, type ReasonedLeave } from '#shared/people/audit/audit-reason.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'

const leave = (type_id: number): ReasonedLeave => ({
  type_id,
  response: 'Sokan hiányoznak',
  approved_at: 5,
  history: [
    { what: 'requested', by: 'anna', at: 1 },
    { what: 'shortened', by: 'csilla', at: 3, comment: 'Leltár' },
    { what: 'shortened', by: 'denes', at: 3, comment: 'Raktár' },
  ],
})
const entry = (act: (typeof auditActs)[number], by = 'csilla', at = 3) => ({ act, by, at })
const { vacation, home, extra } = leaveTypeIds
const ordinary: readonly number[] = [vacation, home, extra]

describe('the reason of an entry of the audit log', () => {
  it('is that of the step which it tells of', () => {
    expect(auditReason(entry('leave_shortened'), { leave: leave(1) })).toBe('Leltár')
    expect(auditReason(entry('leave_shortened', 'denes'), { leave: leave(1) })).toBe('Raktár')
    expect(auditReason(entry('leave_shortened', 'csilla', 4), { leave: leave(1) })).toBeUndefined()
  })

  it('is that of the last decision alone', () => {
    expect(auditReason(entry('leave_denied', 'csilla', 5), { leave: leave(1) })).toBe('Sokan hiányoznak')
    expect(auditReason(entry('leave_denied', 'csilla', 4), { leave: leave(1) })).toBeUndefined()
    const silent = { ...leave(1), response: null }
    expect(auditReason(entry('leave_denied', 'csilla', 5), { leave: silent })).toBeUndefined()
  })

  it('is never that of a type which may tell of health or family, whatever was done', () => {
    const types = fc.constantFrom(...Object.values(leaveTypeIds).filter(type => !ordinary.includes(type)))
    fc.assert(
      fc.property(types, fc.constantFrom(...auditActs), fc.constantFrom(3, 5), (type, act, at) => {
        expect(auditReason({ act, by: 'csilla', at }, { leave: leave(type) })).toBeUndefined()
      }),
    )
  })

  it('is kept back of a leave that may have been of another type when it was shortened', () => {
    const step = { what: 'modified', by: 'csilla', at: 4 }
    const later = { ...leave(1), history: [...leave(1).history, step] }
    expect(auditReason(entry('leave_shortened'), { leave: later })).toBeUndefined()
    const earlier = { ...leave(1), history: [{ ...step, at: 2 }, ...leave(1).history] }
    expect(auditReason(entry('leave_shortened'), { leave: earlier })).toBe('Leltár')
  })

  it('is the comment of one-off days, where there is one', () => {
    const days = { extra: { comment: 'Jubileum' } }
    for (const act of ['extra_days_granted', 'extra_days_removed'] as const) {
      expect(auditReason(entry(act), { days })).toBe('Jubileum')
      expect(auditReason(entry(act), { days: { extra: { comment: '' } } })).toBeUndefined()
      expect(auditReason(entry(act), {})).toBeUndefined()
    }
  })

  it('goes with the request', () => {
    for (const act of auditActs) expect(auditReason(entry(act), {})).toBeUndefined()
  })
})

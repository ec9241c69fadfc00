import { describe, expect, it } from 'vitest'
import { leaveType, leaveTypes } from '#shared/leave/types.ts'

describe('the leave types', () => {
  it('E02 are numbered from 1 to 10', () => {
    expect(leaveTypes.map(({ id, key }) => [id, key])).toEqual([
      [1, 'vacation'],
      [2, 'sick'],
      [3, 'home'],
      [4, 'maternity'],
      [5, 'unpaid'],
      [6, 'funeral'],
      [7, 'extra'],
      [8, 'parental'],
      [9, 'paternity'],
      [10, 'caregiver'],
    ])
    expect([leaveType(8)?.key, leaveType(11), leaveType(0)]).toEqual(['parental', undefined, undefined])
  })

  it('T02 wait for approval only where they are 1, 4, 5 or 6', () => {
    expect(leaveTypes.filter(({ approvable }) => approvable).map(({ id }) => id)).toEqual([1, 4, 5, 6])
  })

  it('take their days from where they belong', () => {
    expect(leaveTypes.map(({ source }) => source)).toEqual([
      'annual',
      'sick',
      null,
      null,
      null,
      null,
      'carried',
      'parental',
      'paternity',
      'caregiver',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { leaveType, leaveTypes } from '#shared/leave/types.ts'

describe('the leave types', () => {
  it('E02 are numbered from 1 to 11', () => {
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
      [11, 'lieu'],
    ])
    expect([leaveType(8)?.key, leaveType(12), leaveType(0)]).toEqual(['parental', undefined, undefined])
  })

  it('T02 wait for approval where they are 1, 4, 5 or 6, of the specification’s eight no other; time off for overtime is for the employer to give', () => {
    expect(leaveTypes.filter(({ approvable }) => approvable).map(({ id }) => id)).toEqual([1, 4, 5, 6, 11])
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
      'overtime',
    ])
  })
})

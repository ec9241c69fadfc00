import { expect, it } from 'vitest'
import { ApiError } from '#shared/contract/client.ts'
import { troubleIn } from '#web/api/trouble-in.ts'

const refused = (errors: Record<string, string[]>) =>
  new ApiError(422, { success: 0, code: 'invalid', message: 'General.', errors })

it('says above the form what has no field in it', () => {
  expect(troubleIn(refused({}), () => [])).toBe('General.')
  expect(troubleIn(refused({ email: ['Taken.'] }), () => [])).toBeUndefined()
  expect(troubleIn(refused({ other: ['A.', 'B.'] }), errors => errors.other!)).toBe('A. B.')
})

it('lets a bug through', () => {
  expect(() => troubleIn(new TypeError('bug'), () => [])).toThrow('bug')
})

import { expect, it } from 'vitest'
import { ApiError } from '#shared/contract/client.ts'
import { formErrorOf } from '#web/api/errors/form-error-of.ts'

const refused = (errors: Record<string, string[]>) =>
  new ApiError(422, { success: 0, code: 'invalid', message: 'General.', errors })

it('says above the form what has no field in it', () => {
  expect(formErrorOf(refused({}), () => [])).toBe('General.')
  expect(formErrorOf(refused({ email: ['Taken.'] }), () => [])).toBeUndefined()
  expect(formErrorOf(refused({ other: ['A.', 'B.'] }), errors => errors.other!)).toBe('A. B.')
})

it('lets a bug through', () => {
  expect(() => formErrorOf(new TypeError('bug'), () => [])).toThrow('bug')
})

import { describe, expect, it } from 'vitest'
import { ApiError, type ProblemReply } from '#shared/contract/client.ts'
import { requestErrorOf } from '#web/leave/request-error.ts'

const problem = (status: number, code: ProblemReply['code'], errors?: Record<string, string[]>) =>
  new ApiError(status, { success: 0, code, message: 'A szerver mondata.', ...(errors && { errors }) })

describe('a refused change of a request', () => {
  it('X01 closes the modal with "not found" when the request is gone', () => {
    for (const mode of ['edit', 'deny', 'cancel'] as const)
      expect(requestErrorOf(problem(404, 'notFound'), mode)).toEqual({ kind: 'not-found' })
  })

  it('X02 says that somebody else was quicker', () => {
    for (const mode of ['edit', 'deny', 'cancel'] as const)
      expect(requestErrorOf(problem(409, 'conflict'), mode)).toEqual({
        kind: 'rejected',
        message: 'A szerver mondata.',
      })
  })

  it('V01 leaves to the form what is wrong with a new request, also where somebody else was quicker', () => {
    for (const [status, code] of [
      [422, 'invalid'],
      [403, 'forbidden'],
      [409, 'conflict'],
    ] as const)
      expect(requestErrorOf(problem(status, code), 'create')).toEqual({ kind: 'invalid' })
  })

  it('V01 leaves to the form what is wrong with a change or a shortening, unless somebody else was quicker', () => {
    for (const mode of ['edit', 'shorten'] as const) {
      expect(requestErrorOf(problem(422, 'invalid'), mode)).toEqual({ kind: 'invalid' })
      expect(requestErrorOf(problem(409, 'conflict'), mode)).toMatchObject({ kind: 'rejected' })
    }
  })

  it('keeps the modal where the same can be tried again', () => {
    for (const mode of ['create', 'edit', 'deny', 'cancel'] as const) {
      expect(requestErrorOf(problem(0, 'network'), mode)).toMatchObject({ kind: 'retryable', isOffline: true })
      expect(requestErrorOf(problem(429, 'tooMany'), mode)).toMatchObject({ kind: 'retryable', isOffline: false })
    }
  })

  it('X01 closes the modal when the server fails', () => {
    for (const mode of ['create', 'edit', 'deny', 'cancel'] as const)
      expect(requestErrorOf(problem(500, 'fault'), mode)).toEqual({ kind: 'fault', message: 'A szerver mondata.' })
  })

  it('says the first sentence of a refused deletion', () => {
    const error = problem(422, 'invalid', { id: ['Cannot delete day off from the past!'] })
    expect(requestErrorOf(error, 'cancel')).toEqual({
      kind: 'rejected',
      message: 'Cannot delete day off from the past!',
    })
  })
})

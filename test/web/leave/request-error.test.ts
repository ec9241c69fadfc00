import { describe, expect, it } from 'vitest'
import { ApiError, type Refusal } from '#shared/contract/client.ts'
import { failureOf } from '#web/leave/request-error.ts'

const refusal = (status: number, code: Refusal['code'], errors?: Record<string, string[]>) =>
  new ApiError(status, { success: 0, code, message: 'A szerver mondata.', ...(errors && { errors }) })

describe('a refused change of a request', () => {
  it('X01 closes the modal with "not found" when the request is gone', () => {
    for (const mode of ['edit', 'deny', 'cancel'] as const)
      expect(failureOf(refusal(404, 'notFound'), mode)).toEqual({ kind: 'gone' })
  })

  it('X02 says that somebody else was quicker', () => {
    for (const mode of ['edit', 'deny', 'cancel'] as const)
      expect(failureOf(refusal(409, 'conflict'), mode)).toEqual({ kind: 'refused', message: 'A szerver mondata.' })
  })

  it('V01 puts the sentences of a new request under its fields', () => {
    const errors = { from_date: ['Múltbeli nap.'], to_date: ['Rossz időszak.', 'Nincs munkanap.'] }
    expect(failureOf(refusal(422, 'invalid', errors), 'create')).toEqual({
      kind: 'fields',
      errors: { from_date: 'Múltbeli nap.', to_date: 'Rossz időszak. Nincs munkanap.' },
      general: [],
    })
  })

  it('puts above the form what belongs to none of its fields', () => {
    expect(failureOf(refusal(422, 'invalid', { deletable: ['Ez nem megy.'] }), 'create')).toMatchObject({
      general: ['Ez nem megy.'],
    })
    expect(failureOf(refusal(403, 'forbidden'), 'create')).toMatchObject({
      kind: 'fields',
      general: ['A szerver mondata.'],
    })
    expect(failureOf(refusal(409, 'conflict'), 'create')).toMatchObject({
      kind: 'fields',
      general: ['A szerver mondata.'],
    })
  })

  it('keeps the modal where the same can be tried again', () => {
    for (const mode of ['create', 'edit', 'deny', 'cancel'] as const) {
      expect(failureOf(refusal(0, 'network'), mode)).toMatchObject({ kind: 'again', network: true })
      expect(failureOf(refusal(429, 'tooMany'), mode)).toMatchObject({ kind: 'again', network: false })
    }
  })

  it('X01 closes the modal when the server fails', () => {
    for (const mode of ['create', 'edit', 'deny', 'cancel'] as const)
      expect(failureOf(refusal(500, 'fault'), mode)).toEqual({ kind: 'failed', message: 'A szerver mondata.' })
  })

  it('says the first sentence of a refused deletion', () => {
    const error = refusal(422, 'invalid', { id: ['Cannot delete day off from the past!'] })
    expect(failureOf(error, 'cancel')).toEqual({ kind: 'refused', message: 'Cannot delete day off from the past!' })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { KeyForm, keyState } from '#shared/integrations/api-key.ts'

const endpoints = Object.entries(api).flatMap(([feature, entries]) =>
  Object.values(entries as Record<string, AnyEndpoint>).map(endpoint => ({ feature, endpoint })),
)
const open = endpoints.filter(({ endpoint }) => endpoint.keys)
const routesWith = (scope: 'read' | 'write') =>
  open
    .flatMap(({ endpoint: { keys, route } }) => (keys === scope ? route : []))
    .toSorted((one, other) => (one < other ? -1 : 1))

describe('what the contract opens to keys', () => {
  it('is written out here too, so that nothing is opened by the way', () => {
    expect(routesWith('read')).toEqual([
      'GET /attendance',
      'GET /attendance/list',
      'GET /attendance/state',
      'GET /company',
      'GET /day-off',
      'GET /day-off/absent',
      'GET /day-off/calendar',
      'GET /day-off/dashboard',
      'GET /day-off/{id}',
      'GET /export/payroll/preview',
      'GET /group',
      'GET /holiday',
      'GET /position',
      'GET /user/balances',
      'GET /user/employments',
      'GET /user/list',
      'GET /user/upcoming-events',
      'GET /user/{id}',
      'GET /user/{id}/balance',
      'GET /user/{id}/extra-day-off',
      'POST /day-off/preview',
    ])
    expect(routesWith('write')).toEqual([
      'DELETE /day-off/{id}',
      'DELETE /holiday/{id}',
      'DELETE /position/{id}',
      'DELETE /user/{id}/extra-day-off/{extraId}',
      'POST /day-off',
      'POST /day-off/approve/{id}',
      'POST /day-off/reject/{id}',
      'POST /group',
      'POST /holiday',
      'POST /position',
      'POST /user/{id}/extra-day-off',
      'PUT /day-off/{id}',
      'PUT /day-off/{id}/shorten',
      'PUT /holiday/{id}',
      'PUT /position/{id}',
    ])
  })

  it('is nothing of accounts, notifications, billing and keys, and nothing that takes a confirmed identity', () => {
    expect(new Set(open.map(({ feature }) => feature))).toEqual(new Set(['attendance', 'company', 'people', 'leave']))
    expect(open.filter(({ endpoint }) => endpoint.confirmed).map(({ endpoint }) => endpoint.route)).toEqual([])
  })

  it('is for members and administrators, whose rights a key has, and for nobody else', () => {
    expect(new Set(open.map(({ endpoint }) => endpoint.access))).toEqual(new Set(['member', 'admin']))
  })

  it('writes with no key that only reads', () => {
    const writing = open.filter(({ endpoint: { keys, changes } }) => keys === 'read' && changes)
    expect(writing.map(({ endpoint }) => endpoint.route)).toEqual([])
  })
})

describe('a key', () => {
  const seconds = fc.integer({ min: 1, max: 4_000_000_000 })
  const never = fc.constant(null)

  it('is valid until it ends, and never again once it is revoked', () => {
    fc.assert(
      fc.property(fc.oneof(never, seconds), fc.oneof(never, seconds), seconds, (ends_at, revoked_at, now) => {
        const state = keyState({ ends_at, revoked_at }, { seconds: now })
        if (revoked_at !== null) return state === 'revoked'
        return state === (ends_at !== null && ends_at <= now ? 'expired' : 'valid')
      }),
    )
  })

  it('has a name in one line, a scope, and a last day or none', () => {
    const form = { name: ' Bérprogram ', scope: 'read', expires_on: null }
    expect(KeyForm.parse(form)).toEqual({ ...form, name: 'Bérprogram' })
    expect(KeyForm.safeParse({ ...form, expires_on: '2027-02-28' }).success).toBe(true)
    for (const wrong of [
      { name: '' },
      { name: 'a\nb' },
      { name: 'a'.repeat(61) },
      { name: '\u202etxet' },
      { scope: 'admin' },
      { scope: undefined },
      { expires_on: '2027-02-30' },
      { expires_on: undefined },
    ])
      expect([wrong, KeyForm.safeParse({ ...form, ...wrong }).success]).toEqual([wrong, false])
  })
})

import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { router } from '#infra/local/gateway/routes.ts'

const routes = (...keys: string[]) => router(keys.map(key => ({ key, answer: key })))

describe('the route of a call', () => {
  it('is the literal one before the one with a variable, in any order of the list', () => {
    for (const keys of [
      ['GET /user/list', 'GET /user/{id}'],
      ['GET /user/{id}', 'GET /user/list'],
    ]) {
      expect(routes(...keys)('GET', '/user/list')?.key).toBe('GET /user/list')
      expect(routes(...keys)('GET', '/user/7')).toMatchObject({ key: 'GET /user/{id}', parameters: { id: '7' } })
    }
  })

  it('is decided by the first segment that differs', () => {
    const find = routes('GET /{a}/list/{b}', 'GET /user/{id}/role')
    expect(find('GET', '/user/list/role')?.key).toBe('GET /user/{id}/role')
    expect(find('GET', '/team/list/role')).toMatchObject({ parameters: { a: 'team', b: 'role' } })
  })

  it('is a less specific one if the specific one has another method', () => {
    const find = routes('POST /user/list', 'GET /user/{id}')
    expect(find('GET', '/user/list')?.key).toBe('GET /user/{id}')
    expect(find('DELETE', '/user/list')).toBeUndefined()
  })

  it('prefers a method to ANY, a variable to a greedy one, and $default last', () => {
    const find = routes('ANY /user/{id}', 'PUT /user/{id}', 'GET /{rest+}', '$default')
    expect(find('PUT', '/user/1')?.key).toBe('PUT /user/{id}')
    expect(find('GET', '/user/1')?.key).toBe('ANY /user/{id}')
    expect(find('GET', '/user/1/role')).toMatchObject({ key: 'GET /{rest+}', parameters: { rest: 'user/1/role' } })
    expect(find('POST', '/elsewhere')).toMatchObject({ key: '$default', parameters: {} })
  })

  it('is none for a shorter, a longer or an empty path', () => {
    const find = routes('GET /user/{id}')
    for (const path of ['/user', '/user/', '/user/1/', '/user/1/role', '/']) expect(find('GET', path)).toBeUndefined()
  })

  it('gives every segment in braces its value', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    fc.assert(
      fc.property(segment, segment, (locale, id) => {
        const match = routes('GET /api/{locale}/user/{id}')('GET', `/api/${locale}/user/${id}`)
        expect(match?.parameters).toEqual({ locale, id })
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { addressOf, ApiError } from '#shared/contract/client.ts'
import { endpoint, fileOf } from '#shared/contract/endpoint.ts'
import { Problem, problem, problemStatus, refuse } from '#shared/contract/problem.ts'

describe('an endpoint', () => {
  it('has method and path of its route, and changes something unless it only reads', () => {
    const made = (route: 'GET /cup' | 'PUT /cup/{id}', changes?: boolean) =>
      endpoint(route, { summary: 'Cups', access: 'member', ...(changes !== undefined && { changes }) })
    expect(made('PUT /cup/{id}')).toMatchObject({ method: 'PUT', path: '/cup/{id}', changes: true })
    expect(made('GET /cup')).toMatchObject({ method: 'GET', path: '/cup', changes: false })
    expect(made('GET /cup', true).changes).toBe(true)
    expect(made('PUT /cup/{id}', false).changes).toBe(false)
  })

  it('is answered by the file of its name', () => {
    expect(['requestLeave', 'showMe', 'logIn', 'cancel'].map(fileOf)).toEqual([
      'request-leave',
      'show-me',
      'log-in',
      'cancel',
    ])
  })
})

describe('the address of a call', () => {
  const cups = endpoint('GET /shelf/{shelf}/cup/{id}', { summary: 'Cups', access: 'member' })

  it('has its path filled in, whatever the names are made of', () => {
    expect(addressOf(cups, { path: { shelf: 'a', id: 'b' } })).toBe('/shelf/a/cup/b')
    expect(addressOf(cups, { path: { shelf: '../a', id: 'á?b' } })).toBe('/shelf/..%2Fa/cup/%C3%A1%3Fb')
  })

  it('has the query that was given, without what was left out', () => {
    const path = { shelf: 'a', id: 'b' }
    expect(addressOf(cups, { path, query: { year: 2026, name: 'x y' } })).toBe('/shelf/a/cup/b?year=2026&name=x+y')
    expect(addressOf(cups, { path, query: { year: undefined } })).toBe('/shelf/a/cup/b')
    expect(addressOf(cups, { path, query: { name: '', full: 0 } })).toBe('/shelf/a/cup/b?name=&full=0')
  })
})

describe('a problem', () => {
  it('has a general sentence of its code unless it has one of its own', () => {
    expect(new Problem('conflict')).toMatchObject({ status: 409, sentence: { key: 'problems:conflict' } })
    expect(problem('forbidden').sentence).toEqual({ key: 'problems:forbidden' })
    expect(problem('conflict', 'problems:overlap').sentence).toEqual({ key: 'problems:overlap' })
    expect(problem('invalid', 'problems:notEnough', { year: 2026 }).sentence).toEqual({
      key: 'problems:notEnough',
      values: { year: 2026 },
    })
  })

  it('stands at a field where one is to blame', () => {
    expect(refuse('to_date', 'problems:dateRange')).toMatchObject({
      code: 'invalid',
      status: 422,
      errors: { to_date: [{ key: 'problems:dateRange' }] },
    })
    expect(refuse('days', 'problems:notEnough', { year: 2026 }).errors).toEqual({
      days: [{ key: 'problems:notEnough', values: { year: 2026 } }],
    })
  })

  it('has a status that says who is to mend it: the caller', () => {
    for (const status of Object.values(problemStatus)) expect([status >= 400, status < 500]).toEqual([true, true])
    expect(new Set(Object.values(problemStatus)).size).toBe(Object.keys(problemStatus).length)
  })

  it('reaches the caller with its sentences, and with none at fields where there are none', () => {
    const refusal = { success: 0, code: 'invalid', message: 'Nézd át.', errors: { name: ['Töltsd ki.'] } } as const
    expect(new ApiError(422, { ...refusal, errors: { name: [...refusal.errors.name] } })).toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'Nézd át.',
      errors: { name: ['Töltsd ki.'] },
    })
    expect(new ApiError(0, { success: 0, code: 'network', message: 'Nincs kapcsolat.' }).errors).toEqual({})
  })
})

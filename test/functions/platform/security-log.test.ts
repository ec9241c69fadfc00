import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '#shared/api.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { problem } from '#shared/contract/problem.ts'
import { log } from '#functions/platform/log.ts'
import { logDetected, logOutcome, securityEvents, truncated } from '#functions/platform/security-log.ts'
import { stubSettings } from '../in-memory/settings.ts'

const info = vi.spyOn(console, 'info').mockImplementation(() => {})
const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  vi.unstubAllEnvs()
  info.mockClear()
  failures.mockClear()
})

const event = { pathParameters: { locale: 'hu', id: 'anna' }, requestContext: { requestId: 'r1' } } as never
const seen = { address: '198.51.100.7', account: 'csilla', company: 'c' }
const entries = () => info.mock.calls.map(([line]) => JSON.parse(String(line)) as object)

describe('security 7: the security log', () => {
  it('tells who did what to whom, from where and in which request, without an address or a name', () => {
    logOutcome({ route: 'PUT /user/{id}/role' }, event, seen)
    expect(entries()).toEqual([
      {
        level: 'info',
        message: 'security',
        event: 'rights_changed',
        outcome: 'success',
        route: 'PUT /user/{id}/role',
        account: 'csilla',
        company: 'c',
        target: 'anna',
        network: '198.51.100.0/24',
        request: 'r1',
      },
    ])
  })

  it('tells of refusals with their reason, of everything forbidden or throttled, and of replays', () => {
    logOutcome({ route: 'POST /auth/login' }, event, {}, problem('invalid', 'problems:invalidLogin'))
    logOutcome({ route: 'GET /day-off' }, event, seen, problem('forbidden'))
    logOutcome({ route: 'POST /auth/login' }, event, seen, problem('tooMany'))
    logDetected('token_replay', { route: 'POST /auth/refresh-token' }, event, seen)
    expect(entries()).toMatchObject([
      { event: 'sign_in', outcome: 'refused', reason: 'invalid' },
      { event: 'forbidden', outcome: 'refused', route: 'GET /day-off' },
      { event: 'throttled', outcome: 'refused', route: 'POST /auth/login' },
      { event: 'token_replay', outcome: 'detected' },
    ])
  })

  it('tells nothing of what concerns no security, nor of bugs, which have lines of their own', () => {
    logOutcome({ route: 'GET /day-off' }, event, seen)
    logOutcome({ route: 'GET /day-off' }, event, seen, problem('invalid'))
    logOutcome({ route: 'POST /auth/login' }, event, seen, new Error('a bug'))
    expect(entries()).toEqual([])
  })

  it('is written by every handler, also of a call that is refused before anybody is known', async () => {
    stubSettings()
    const { serve } = await import('#functions/platform/serve.ts')
    const call = (handler: unknown) =>
      (handler as (event: object, context: object) => Promise<{ statusCode: number }>)(
        {
          rawPath: '/api/en/auth/login',
          headers: {},
          pathParameters: { locale: 'en' },
          requestContext: { requestId: 'r2', http: { sourceIp: '203.0.113.9' } },
        },
        {},
      )
    const login = endpoint('POST /auth/login', { summary: 'Signs in', access: 'anyone' })
    const refusing = serve(login, (_, { isAbout }) => {
      isAbout('anna')
      throw problem('invalid', 'problems:invalidLogin')
    })
    expect((await call(refusing)).statusCode).toBe(422)
    expect((await call(serve(login, async () => {}))).statusCode).toBe(200)
    expect((await call(serve(endpoint('GET /x', { summary: 'x', access: 'member' }), async () => {}))).statusCode).toBe(
      401,
    )
    expect(entries()).toMatchObject([
      { event: 'sign_in', outcome: 'refused', account: 'anna', network: '203.0.113.0/24', request: 'r2' },
      { event: 'sign_in', outcome: 'success', request: 'r2' },
    ])
  })

  it('keeps the network of an address and not the subscriber', () => {
    expect(truncated('198.51.100.7')).toBe('198.51.100.0/24')
    expect(truncated('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
  })

  it('names only calls of the contract, and every one that signs in, changes rights or deletes people', () => {
    const routes = Object.values(api).flatMap(feature =>
      Object.values(feature as Record<string, AnyEndpoint>).map(({ route }) => route),
    )
    expect(Object.keys(securityEvents).filter(route => !routes.some(known => known === route))).toEqual([])
    const concerning = routes.filter(route =>
      /\/auth\/(login|passkey|second-factor|logout)$|\/role$|activate$|^DELETE \/(user\/\{id\}|company)$|^POST \/user\/(invite|import|bulk)$|\/bulk\/\{id\}\/undo$|^POST .*password|^(POST|DELETE) .*email-change$|^PUT \/user\/email$|^(POST|DELETE) \/user\/me\//.test(
        route,
      ),
    )
    expect(concerning.filter(route => !(route in securityEvents))).toEqual([])
  })

  it('tells of the founding of a company, of a change of what it is and shows, and of who stands in for whom', () => {
    for (const route of ['POST /company', 'PUT /company', 'PUT /user/{id}/account-settings'])
      expect(securityEvents[route]).toBe('rights_changed')
  })
})

describe('cloud 9: an entry of the log', () => {
  it('is an object where the log format is JSON, so that its fields can be queried, and a line elsewhere', () => {
    vi.stubEnv('AWS_LAMBDA_LOG_FORMAT', 'JSON')
    log.security({ event: 'sign_in' })
    expect(info.mock.calls[0]?.[0]).toEqual({ level: 'info', message: 'security', event: 'sign_in' })
    vi.stubEnv('AWS_LAMBDA_LOG_FORMAT', '')
    log.security({ event: 'sign_in' })
    expect(info.mock.calls[1]?.[0]).toBe('{"level":"info","message":"security","event":"sign_in"}')
  })

  it('keeps its sentence whatever its details are called', () => {
    log.error('a message could not be handled', new Error('no'), { message: 'm1' })
    expect(JSON.parse(String(failures.mock.calls[0]?.[0]))).toMatchObject({ message: 'a message could not be handled' })
  })
})

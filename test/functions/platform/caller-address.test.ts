import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callerAddress, networkOf } from '#functions/platform/caller-address.ts'

const call = (headers: Record<string, string | undefined>, sourceIp = '10.0.0.1') =>
  callerAddress({ headers, requestContext: { http: { sourceIp } } } as unknown as APIGatewayProxyEventV2)

afterEach(() => vi.unstubAllEnvs())

describe('a call', () => {
  it('comes from its connection where there is no front, whatever it says of itself', () => {
    expect(call({ 'x-viewer-address': '198.51.100.7', 'x-origin-secret': 'x' })).toBe('10.0.0.1')
  })

  it('comes from the viewer whom the front names', () => {
    vi.stubEnv('ORIGIN_SECRET', 'secret')
    expect(call({ 'x-viewer-address': '198.51.100.7', 'x-origin-secret': 'secret' })).toBe('198.51.100.7')
    expect(call({ 'x-origin-secret': 'secret' })).toBe('10.0.0.1')
  })

  it('is refused where it did not come through the front', () => {
    vi.stubEnv('ORIGIN_SECRET', 'secret')
    for (const headers of [{}, { 'x-origin-secret': '' }, { 'x-origin-secret': 'Secret' }])
      expect(() => call({ 'x-viewer-address': '198.51.100.7', ...headers })).toThrow(
        expect.objectContaining({ code: 'forbidden' }),
      )
  })

  it('may bear the old secret or the new one while it is being replaced', () => {
    vi.stubEnv('ORIGIN_SECRET', 'new old')
    for (const secret of ['new', 'old']) expect(call({ 'x-origin-secret': secret })).toBe('10.0.0.1')
    for (const secret of ['new old', ' ', 'other'])
      expect(() => call({ 'x-origin-secret': secret })).toThrow('forbidden')
  })
})

describe('an address of version 6', () => {
  it('counts as its network', () => {
    expect(networkOf('2001:db8:0:1:2:3:4:5')).toBe('2001:db8:0:1::/64')
    expect(networkOf('2001:0db8::1:0:0:5')).toBe('2001:db8:0:0::/64')
    expect(networkOf('2001:DB8:0:1::')).toBe('2001:db8:0:1::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })

  it('is kept as it is where it stands for one of version 4, as is everything else', () => {
    for (const address of ['::ffff:198.51.100.7', '198.51.100.7', 'unknown', ''])
      expect(networkOf(address)).toBe(address)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AssistantClient, isLoopback, isRegistered, isReturnAddress, scopesIn } from '#shared/account/assistant.ts'

describe('an address that an assistant may have people sent back to', () => {
  it.each([
    'https://claude.example/callback',
    'https://claude.example:8443/a?b=c',
    'http://127.0.0.1/callback',
    'http://127.0.0.1:33418/callback',
    'http://localhost:1/',
    'http://localhost',
    'http://[::1]:9/x',
  ])('is of https, or of the own machine: %s', text => expect(isReturnAddress(text)).toBe(true))

  it.each([
    '',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'cursor://callback',
    'http://evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.1:80@evil.example/',
    'http://localhost.evil.example/',
    'http://localhostevil/',
    'https://a:b@evil.example/',
    'https://evil.example/#x',
    'https://evil.example\\@good.example/',
    ' https://evil.example/',
    'https://evil.example/\n',
    'https://',
    '//evil.example/',
    'https:evil.example',
  ])('is nothing else: %j', text => expect(isReturnAddress(text)).toBe(false))

  it('has the host that a browser would go to', () => {
    const piece = fc.constantFrom(
      'http://',
      'https://',
      'localhost',
      '127.0.0.1',
      '[::1]',
      ':80',
      '@',
      '/',
      '?',
      '.',
      'a',
      '%2f',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 7 }), pieces => {
        const text = pieces.join('')
        if (!isReturnAddress(text)) return
        const { protocol, hostname, username } = new URL(text)
        expect(username).toBe('')
        expect(protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('where somebody is sent back to', () => {
  const registered = ['https://claude.example/callback', 'http://127.0.0.1:33418/callback']

  it('is what was registered, to the letter', () => {
    for (const one of registered) expect(isRegistered(registered, one)).toBe(true)
    for (const other of [
      'https://claude.example/callback/',
      'https://claude.example/callback?x=1',
      'https://claude.example:444/callback',
      'https://CLAUDE.example/callback',
      'https://claude.example/x/../callback',
      'https://claude.example.evil.example/callback',
      'https://claude.example/callbac',
    ])
      expect(isRegistered(registered, other)).toBe(false)
  })

  it('may be another port of the own machine, which a program is given anew each time', () => {
    expect(isRegistered(registered, 'http://127.0.0.1:1/callback')).toBe(true)
    expect(isRegistered(registered, 'http://127.0.0.1/callback')).toBe(true)
    expect(isRegistered(registered, 'http://localhost:33418/callback')).toBe(false)
    expect(isRegistered(registered, 'http://127.0.0.1:1/other')).toBe(false)
    expect(isRegistered(registered, 'http://127.0.0.1:1@evil.example/callback')).toBe(false)
    expect(isRegistered(registered, 'https://127.0.0.1:1/callback')).toBe(false)
  })

  it('is told apart from other machines', () => {
    expect(isLoopback('http://localhost:3000/x')).toBe(true)
    expect(isLoopback('https://localhost.example/x')).toBe(false)
    expect(isLoopback('http://localhost.example/x')).toBe(false)
  })
})

describe('what an assistant says of itself', () => {
  const redirect_uris = ['https://claude.example/callback']

  it('is its name and its addresses, and nothing else is kept', () => {
    const said = { client_name: ' Claude ', redirect_uris, logo_uri: 'https://x.example/', client_secret: 's' }
    expect(AssistantClient.parse(said)).toEqual({ client_name: 'Claude', redirect_uris })
  })

  it.each([undefined, '', 7, 'x'.repeat(61), 'Szabi\u202eedualC', 'two\nlines', '\u200b'])(
    'is called MCP where its name is none: %j',
    client_name => expect(AssistantClient.parse({ client_name, redirect_uris }).client_name).toBe('MCP'),
  )

  it.each([
    [[]],
    ['https://a.example/'],
    [Array<string>(6).fill('https://a.example/')],
    [['https://a.example/', 'http://b.example/']],
    [[`https://a.example/${'x'.repeat(400)}`]],
    [[null]],
    [undefined],
  ])('is refused with addresses such as %j', wrong =>
    expect(AssistantClient.safeParse({ client_name: 'X', redirect_uris: wrong }).success).toBe(false),
  )
})

describe('the scopes that an assistant asks for', () => {
  it.each([
    [undefined, ['read']],
    ['', ['read']],
    ['read', ['read']],
    ['openid everything', ['read']],
    ['write', ['read', 'write']],
    ['write read offline_access', ['read', 'write']],
    ['writer', ['read']],
  ])('%j are %j', (text, scopes) => expect(scopesIn(text)).toEqual(scopes))
})

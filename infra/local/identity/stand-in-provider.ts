import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { isOwnRequest } from '../console/own-request.ts'
import type { HttpHandler } from '../http/http-handler.ts'
import { choicePage } from './choice-page.ts'

/** Where the stand-in provider is below the local cloud. */
const place = /^\/_local\/identity\/(google|microsoft)(\/[\w.-]+(?:\/[\w-]+)?)$/

/** A code that was given out, with what its request said. */
interface Given {
  provider: string
  redirect_uri: string
  code_challenge: string
  claims: Record<string, unknown>
}

/**
 * An OpenID provider for this machine alone, in whose page one chooses who one is; it checks what Google and Microsoft check: the client's
 * secret, the address to return to, PKCE, and that a code is used once.
 */
export function standInProvider(url: string): HttpHandler {
  const codes = new Map<string, Given>()
  const key = generateKeyPair('RS256', { extractable: true })

  return async (request, response) => {
    if (!isOwnRequest(request)) return response.writeHead(403).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const [, provider = '', path = ''] = place.exec(pathname) ?? []
    const issuer = `${url}/_local/identity/${provider}`
    const called = `${request.method} ${path}`
    if (called === 'GET /.well-known/openid-configuration') return json(response, 200, described(issuer))
    if (called === 'GET /jwks') return json(response, 200, await publicKeys())
    if (called === 'GET /authorize') return choicePage(response, provider, searchParams)
    if (called === 'POST /authorize') return choose(provider, await formOf(request), response)
    if (called === 'POST /token') return exchange(issuer, provider, await formOf(request), response)
    return response.writeHead(404).end()
  }

  async function publicKeys() {
    return { keys: [{ ...(await exportJWK((await key).publicKey)), kid: 'stand-in', alg: 'RS256', use: 'sig' }] }
  }

  /** What the page sends: the request, and who one chose to be. */
  function choose(provider: string, form: URLSearchParams, response: ServerResponse) {
    const back = new URL(form.get('redirect_uri') ?? '', url)
    if (!isOurs(back, provider)) return json(response, 400, { error: 'invalid_request' })
    back.searchParams.set('state', form.get('state') ?? '')
    if (form.has('cancel')) {
      back.searchParams.set('error', 'access_denied')
      return response.writeHead(303, { location: back.href }).end()
    }
    const email = form.get('email') ?? ''
    const claims = {
      sub: `sub-${createHash('sha256').update(email).digest('hex').slice(0, 20)}`,
      nonce: form.get('nonce') ?? '',
      email,
      given_name: form.get('given_name') ?? '',
      family_name: form.get('family_name') ?? '',
      ...(provider === 'google' ? { email_verified: form.has('verified') } : { xms_edov: form.has('verified') }),
      ...(JSON.parse(form.get('claims') || '{}') as object),
    }
    const code = randomBytes(16).toString('base64url')
    const { redirect_uri, code_challenge } = { redirect_uri: '', code_challenge: '', ...Object.fromEntries(form) }
    codes.set(code, { provider, redirect_uri, code_challenge, claims })
    back.searchParams.set('code', code)
    return response.writeHead(303, { location: back.href }).end()
  }

  async function exchange(issuer: string, provider: string, form: URLSearchParams, response: ServerResponse) {
    const given = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (form.get('client_id') !== 'szabi' || form.get('client_secret') !== 'stand-in')
      return json(response, 401, { error: 'invalid_client' })
    const proven = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (
      given?.provider !== provider ||
      given.redirect_uri !== form.get('redirect_uri') ||
      given.code_challenge !== proven
    )
      return json(response, 400, { error: 'invalid_grant' })
    const { signed_by, ...claims } = given.claims
    const now = Math.floor(Date.now() / 1000)
    const token = new SignJWT({ iss: issuer, aud: 'szabi', iat: now, exp: now + 300, ...claims })
    // A claim that no provider makes: that another key signs, as somebody would who is not the provider.
    const { privateKey } = signed_by ? await generateKeyPair('RS256') : await key
    return json(response, 200, {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await token.setProtectedHeader({ alg: 'RS256', kid: 'stand-in' }).sign(privateKey),
    })
  }
}

/** Whether an address is the page of this machine that takes what the provider sends back. */
const isOurs = ({ hostname, pathname }: URL, provider: string) =>
  ['127.0.0.1', 'localhost'].includes(hostname) && pathname === `/identity/${provider}`

const described = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
})

const formOf = async (request: IncomingMessage) => new URLSearchParams(await text(request))

const json = (response: ServerResponse, status: number, value: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value))

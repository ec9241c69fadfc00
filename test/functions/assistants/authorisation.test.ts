import { createHash, randomBytes } from 'node:crypto'
import { auth } from '@modelcontextprotocol/sdk/client/auth.js'
import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { connectAssistant } from '#shared/account/contract/assistant/connect-assistant.ts'
import { showAssistantRequest } from '#shared/account/contract/assistant/show-assistant-request.ts'
import type { AssistantRequest } from '#shared/account/contract/assistant/assistant-request.ts'
import { endOtherSessions } from '#shared/account/contract/end-other-sessions.ts'
import { listSessions } from '#shared/account/contract/list-sessions.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { refused } from '#test/support/client.ts'
import { confirm } from '../account/with-factors.ts'
import { openWorld, password } from '#test/support/world.ts'
import { receivedEmail, resetTokenOf } from '../account/received-email.ts'
import { openOffice } from '../leave/office.ts'
import { assistantsIn, callback, Program, refreshForm, requestIn } from './program.ts'

const world = openWorld()
const { annasAssistant, api, connected, granted, mcpUrl, revoke, token } = assistantsIn(world)
const invalidGrant = { status: 400, body: { error: 'invalid_grant' } }

const json = async (path: string) => (await fetch(`${world.cloud.origin}${path}`)).json() as Promise<object>

describe('how an assistant learns to be authorised', () => {
  it('stands where clients look, with and without the path of the tools', async () => {
    const { origin } = world.cloud
    for (const path of ['', '/api/mcp'])
      expect(await json(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
        resource: `${origin}/api/mcp`,
        authorization_servers: [origin],
        bearer_methods_supported: ['header'],
      })
    expect(await json('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${origin}/connect`,
      token_endpoint: `${origin}/api/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    })
    expect((await fetch(`${origin}/.well-known/oauth-anything`)).status).toBe(404)
    expect((await fetch(`${origin}/.well-known/oauth-constructor`)).status).toBe(404)
  })
})

describe('security the tokens of an assistant', () => {
  it('open nothing but its tools, by whichever door', async () => {
    const { anna, program } = await annasAssistant()
    const thief = world.visitor('en')
    thief.token = program.kept!.access_token
    expect(await refused(thief.asked(people.showMe))).toMatchObject({ status: 401 })
    expect(await refused(thief.asked(leave.listDaysOff))).toMatchObject({ status: 401 })
    const other = world.visitor('en')
    other.cookies.set('__Host-szabi_session', program.kept!.refresh_token!)
    expect(await refused(other.asked(account.refreshToken))).toMatchObject({ status: 401 })
    const [, claims] = program.kept!.access_token.split('.')
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: `${world.cloud.origin}/api/mcp`,
      iss: world.cloud.origin,
      sub: anna.id,
    })
    expect(program.kept).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
  })

  it('are given for a code to the client that asked, with its verifier, its address, and for the tools', async () => {
    const { anna } = await openOffice(world)
    const { form } = await granted(anna.client)
    const stranger = await granted((await openOffice(world)).anna.client)
    const wrong = [
      { ...form, code_verifier: 'a'.repeat(43) },
      { ...form, code_verifier: '' },
      { ...form, redirect_uri: 'http://127.0.0.1:1/other' },
      { ...form, client_id: `${form.client_id}x` },
      { ...form, code: 'x'.repeat(43) },
      { ...form, code: stranger.code },
      { ...form, code: '' },
    ]
    for (const one of wrong) expect(await token(one)).toEqual(invalidGrant)
    expect(await token({ ...form, grant_type: 'password' })).toMatchObject({
      body: { error: 'unsupported_grant_type' },
    })
    expect(await token({ ...form, resource: 'https://other.example/mcp' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_target' },
    })
    expect((await token({ ...form, resource: mcpUrl().href })).status).toBe(200)
  })

  it('end when their code comes again, and the owner is alerted', async () => {
    const { anna, mcp, program, form } = await annasAssistant()
    await mcp.listTools()
    expect(await token({ ...form, code_verifier: 'of a thief' })).toEqual(invalidGrant)
    await expect(mcp.listTools()).rejects.toThrow()
    expect(await token(refreshForm(program))).toEqual(invalidGrant)
    await receivedEmail(world, anna.email, /signed out for safety/)
  })

  it('are renewed, each refresh token once; a stolen one ends the session', async () => {
    const { program } = await annasAssistant()
    const first = refreshForm(program)
    expect(await token({ ...first, client_id: 'e30.x' })).toEqual(invalidGrant)
    const second = await token(first)
    expect(second.status).toBe(200)
    const third = await token({ ...first, refresh_token: second.body.refresh_token! })
    expect(third.status).toBe(200)
    expect(await token(first)).toEqual(invalidGrant)
    expect(await token({ ...first, refresh_token: third.body.refresh_token! })).toEqual(invalidGrant)
  })

  it('show nothing of themselves in the list of devices', async () => {
    const { anna } = await openOffice(world)
    await connected(anna.client)
    const { data } = await anna.client.asked(listSessions)
    expect(JSON.stringify(data)).not.toMatch(/hash|nonce|client_id/)
  })

  it('can be given back by their client, and by nobody else', async () => {
    const { program, mcp } = await annasAssistant()
    const { refresh_token, client_id } = refreshForm(program)
    expect((await revoke({ token: refresh_token, client_id: 'e30.x' })).status).toBe(200)
    expect((await revoke({ token: `${refresh_token.slice(0, -4)}AAAA`, client_id })).status).toBe(200)
    await mcp.listTools()
    expect((await revoke({ token: refresh_token, client_id })).status).toBe(200)
    await expect(mcp.listTools()).rejects.toThrow()
  })

  it('end with all other sessions, and when the password changes; so do codes that nobody has come for yet', async () => {
    const { anna } = await openOffice(world)
    const first = await connected(anna.client)
    await anna.client.asked(endOtherSessions)
    await expect(first.mcp.listTools()).rejects.toThrow()
    const second = await connected(anna.client)
    const waiting = await granted(anna.client)
    await anna.client.asked(account.changePassword, {
      body: { current_password: password, new_password: 'Masik2026jelszo' },
    })
    await expect(second.mcp.listTools()).rejects.toThrow()
    expect(await token(waiting.form)).toEqual(invalidGrant)
  })

  it('end when a forgotten password is chosen anew, and so does a code', async () => {
    const { anna, mcp, program } = await annasAssistant()
    const waiting = await granted(anna.client)
    const { email } = anna
    await world.visitor('en').asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const chosen = { token: await resetTokenOf(world, email), password: 'Masik2026jelszo' }
    await world.visitor().asked(account.resetPassword, { body: chosen })
    await expect(mcp.listTools()).rejects.toThrow()
    expect(await token(refreshForm(program))).toEqual(invalidGrant)
    expect(await token(waiting.form)).toEqual(invalidGrant)
  })

  it('are not given for a code once its person has signed out', async () => {
    const { anna } = await openOffice(world)
    const { form } = await granted(anna.client)
    await anna.client.asked(account.logOut)
    expect(await token(form)).toEqual(invalidGrant)
  })
})

describe('security whoever asks to be connected', () => {
  const register = (redirect_uris: unknown) =>
    fetch(api('/oauth/register'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'X', redirect_uris }),
    })

  it('registers addresses of https and of the own machine alone', async () => {
    for (const wrong of [
      ['javascript:alert(1)'],
      ['http://evil.example/'],
      ['cursor://callback'],
      [],
      'https://a.example',
    ])
      expect((await register(wrong)).status).toBe(400)
    expect((await register(undefined)).status).toBe(400)
    expect((await fetch(api('/oauth/register'), { method: 'POST', body: '{' })).status).toBe(400)
    const registered = await register(['https://a.example/back', 'http://localhost/back'])
    expect(registered.status).toBe(201)
    expect(await registered.json()).toMatchObject({ client_name: 'X', token_endpoint_auth_method: 'none' })
  })

  it('is registered with no id that is too long for an address', async () => {
    const { anna } = await openOffice(world)
    const long = (letter: string) => Array.from({ length: 5 }, (_, n) => `https://a.example/${n}${letter.repeat(370)}`)
    const refusal = await register(long('中'))
    expect(refusal.status).toBe(400)
    expect(await refusal.json()).toMatchObject({ error_description: 'redirect_uris are too long together.' })
    const registered = await register(long('o'))
    const { client_id } = (await registered.json()) as { client_id: string }
    const query = {
      response_type: 'code' as const,
      client_id,
      redirect_uri: long('o')[4]!,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256' as const,
    }
    expect((await anna.client.asked(showAssistantRequest, { query })).data.name).toBe('X')
  })

  it('acts in the company that the page of consent has named, and in no other that was selected meanwhile', async () => {
    const { anna } = await openOffice(world)
    const program = new Program()
    await auth(program, { serverUrl: mcpUrl() })
    const query = requestIn(program.asked!)
    const { company } = (await anna.client.asked(showAssistantRequest, { query })).data
    expect(company).toEqual({ id: anna.company, name: expect.any(String) })
    await confirm(anna.client)
    const body = { ...query, company: `${anna.company.slice(0, -1)}_`, scopes: ['read' as const] }
    expect(await refused(anna.client.asked(connectAssistant, { body }))).toMatchObject({
      status: 409,
      message: expect.stringContaining(company.name),
    })
  })

  it('is sent back nowhere but where it registered, and nowhere by a made-up id', async () => {
    const { anna } = await openOffice(world)
    const program = new Program()
    await auth(program, { serverUrl: mcpUrl() })
    const good = requestIn(program.asked!)
    const wrong: Partial<AssistantRequest>[] = [
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: `${callback}/../evil` },
      { redirect_uri: 'http://127.0.0.1:33418@evil.example/callback' },
      { client_id: `e30.${'a'.repeat(43)}` },
      { client_id: good.client_id.replace(/^./, 'f') },
      { code_challenge_method: 'plain' as never },
      { code_challenge: '' },
      { response_type: 'token' as never },
      { resource: 'https://other.example/mcp' },
    ]
    for (const over of wrong) {
      const query = { ...good, ...over }
      expect(await refused(anna.client.asked(showAssistantRequest, { query }))).toMatchObject({ status: 422 })
      const body = { ...query, company: anna.company, scopes: ['read' as const] }
      expect(await refused(anna.client.asked(connectAssistant, { body }))).toMatchObject({ status: expect.anything() })
    }
    const elsewhere = { ...good, redirect_uri: callback.replace('33418', '40000') }
    expect((await anna.client.asked(showAssistantRequest, { query: elsewhere })).data.host).toBe('127.0.0.1:40000')
  })

  it('gets nothing before its person has confirmed who they are', async () => {
    const { anna } = await openOffice(world)
    const program = new Program()
    await auth(program, { serverUrl: mcpUrl() })
    const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
    const granted = { company: anna.company, scopes: ['read' as const] }
    const body = { ...requestIn(program.asked!), code_challenge: challenge, ...granted }
    expect(await refused(anna.client.asked(connectAssistant, { body }))).toMatchObject({ status: 428 })
  })

  it('is told of a refusal at its own address, with its state and who answers', async () => {
    const { anna } = await openOffice(world)
    const program = new Program()
    await auth(program, { serverUrl: mcpUrl() })
    const query = { ...requestIn(program.asked!), state: 'a b&c' }
    const denied = new URL((await anna.client.asked(showAssistantRequest, { query })).data.denied_address)
    expect(denied.origin + denied.pathname).toBe(callback)
    expect(Object.fromEntries(denied.searchParams)).toEqual({
      error: 'access_denied',
      state: 'a b&c',
      iss: world.cloud.origin,
    })
  })
})

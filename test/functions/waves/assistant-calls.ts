import { createHash } from 'node:crypto'
import type { Prepared } from './calls.ts'
// Sets what functions find in their environment, before anything imports one.
import { callAs, type Sent } from './company.ts'

const redirect_uri = 'https://claude.example/callback'
const client = { client_name: 'Claude', redirect_uris: [redirect_uri] }
const verifier = 'v'.repeat(43)

const registered = async () => {
  const { body } = await callAs(undefined, 'POST /oauth/register', { body: client, status: 201 })
  return (body as unknown as { client_id: string }).client_id
}
const requested = async () => ({
  response_type: 'code',
  client_id: await registered(),
  redirect_uri,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  scope: 'read write',
})
const form = (fields: Record<string, string>): Sent => ({ text: new URLSearchParams(fields).toString() })

/** The form by which an assistant that somebody has connected comes for its tokens. */
async function granted(as: 'anna' | 'bela') {
  const request = await requested()
  const { body } = await callAs(as, 'POST /user/assistant-request', {
    body: { ...request, company: 'c', scopes: ['read', 'write'] },
  })
  const code = new URL((body.data as unknown as { address: string }).address).searchParams.get('code')!
  const { client_id } = request
  return { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier: verifier }
}

/** The tokens of an assistant that somebody has connected. */
export async function assistantTokens(as: 'anna' | 'bela' = 'anna') {
  const asked = await granted(as)
  const { body } = await callAs(undefined, 'POST /oauth/token', form(asked))
  return { ...(body as unknown as { access_token: string; refresh_token: string }), client_id: asked.client_id }
}

/** A message to the tools by the token of an assistant. */
export const toTools = (token: string, name: string, given: object): Sent => ({
  headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
})

const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16' }

/** What a tool answers. @throws Error where it refuses */
async function toolAnswer(token: string, name: string, given: object): Promise<Record<string, unknown>> {
  const { body } = await callAs(undefined, 'POST /mcp', toTools(token, name, given))
  const { result } = body as unknown as { result: { isError?: boolean; structuredContent: Record<string, unknown> } }
  if (result.isError) throw new Error(`${name} answers ${JSON.stringify(result)}`)
  return result.structuredContent
}

/** An act of somebody's assistant that they have confirmed. */
const confirmedAct = (as: 'anna' | 'bela', name: string, given: () => Promise<object>): Prepared => ({
  sent: async () => {
    const wish = await given()
    const { access_token } = await assistantTokens(as)
    const { confirmation } = await toolAnswer(access_token, name, wish)
    return toTools(access_token, name, { ...wish, confirmation })
  },
})

const asked = async () => ({
  id: (await callAs('anna', 'POST /day-off', { body: { ...days, comment: '' } })).body.data.id,
})

/** What assistants do once it was confirmed. */
export const confirmedActs: Record<string, Prepared> = {
  'POST /mcp, where a confirmed request is made': confirmedAct('anna', 'request_leave', async () => days),
  'POST /mcp, where a confirmed approval is made': confirmedAct('bela', 'approve_leave', asked),
  'POST /mcp, where a confirmed denial is made': confirmedAct('bela', 'deny_leave', asked),
  'POST /mcp, where a confirmed cancellation is made': confirmedAct('anna', 'cancel_leave', asked),
}

/** How each endpoint of assistants is called. */
export const assistantCalls: Record<string, Prepared> = {
  'GET /oauth/metadata/{document}': { sent: { path: { document: 'protected-resource' } } },
  'POST /oauth/register': { sent: { body: client, status: 201 } },
  'GET /user/assistant-request': { as: 'anna', sent: async () => ({ query: await requested() }) },
  'POST /user/assistant-request': {
    as: 'anna',
    sent: async () => ({ body: { ...(await requested()), company: 'c', scopes: ['read'] } }),
  },
  'POST /oauth/token': { sent: async () => form(await granted('anna')) },
  'POST /oauth/revoke': {
    sent: async () => {
      const { refresh_token, client_id } = await assistantTokens()
      return form({ token: refresh_token, client_id })
    },
  },
  'GET /mcp': { sent: { status: 405 } },
  'POST /mcp': { sent: async () => toTools((await assistantTokens()).access_token, 'request_leave', days) },
}

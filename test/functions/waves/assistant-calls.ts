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

/** The form by which an assistant that Anna has connected comes for its tokens. */
async function granted() {
  const request = await requested()
  const { body } = await callAs('anna', 'POST /user/assistant-request', {
    body: { ...request, scopes: ['read', 'write'] },
  })
  const code = new URL((body.data as unknown as { address: string }).address).searchParams.get('code')!
  const { client_id } = request
  return { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier: verifier }
}

/** The tokens of an assistant that Anna has connected. */
export async function assistantTokens() {
  const asked = await granted()
  const { body } = await callAs(undefined, 'POST /oauth/token', form(asked))
  return { ...(body as unknown as { access_token: string; refresh_token: string }), client_id: asked.client_id }
}

/** A message to the tools by the token of an assistant. */
export const toTools = (token: string, name: string, given: object): Sent => ({
  headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
})

const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16' }

/** How each endpoint of assistants is called. */
export const assistantCalls: Record<string, Prepared> = {
  'GET /oauth/metadata/{document}': { sent: { path: { document: 'protected-resource' } } },
  'POST /oauth/register': { sent: { body: client, status: 201 } },
  'GET /user/assistant-request': { as: 'anna', sent: async () => ({ query: await requested() }) },
  'POST /user/assistant-request': {
    as: 'anna',
    sent: async () => ({ body: { ...(await requested()), scopes: ['read'] } }),
  },
  'POST /oauth/token': { sent: async () => form(await granted()) },
  'POST /oauth/revoke': {
    sent: async () => {
      const { refresh_token, client_id } = await assistantTokens()
      return form({ token: refresh_token, client_id })
    },
  },
  'GET /mcp': { sent: { status: 405 } },
  'POST /mcp': { sent: async () => toTools((await assistantTokens()).access_token, 'request_leave', days) },
}

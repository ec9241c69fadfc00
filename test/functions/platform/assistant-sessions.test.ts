import { beforeEach, describe, expect, it, vi } from 'vitest'
import { now } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { prepared } from '../waves/calls.ts'
import { assistantTokens, toTools } from '../waves/assistant-calls.ts'
import { callAs, companyOf, endpoints, sessionOf } from '../waves/company.ts'

const { sessions } = await import('#functions/account/session-store.ts')
const { authorise } = await import('#functions/platform/authorise.ts')

let table: InMemoryTable

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  table = await companyOf(5)
})

/** Makes the session of Csilla, an administrator, that of an assistant. */
const assisted = (scopes: ('read' | 'write')[]) =>
  table.keep(sessions, { ...sessionOf('csilla'), assistant: { name: 'Claude', scopes, client: 'digest' } })

/** Which of all endpoints a token of Csilla's session reaches. */
async function reached() {
  const bearer = { account: 'csilla', session: sessionOf('csilla').id, company: 'c' }
  const open: string[] = []
  for (const { endpoint } of endpoints) {
    if (endpoint.access === 'anyone') continue
    const isIn = await authorise(endpoint, bearer, now).then(
      () => true,
      () => false,
    )
    if (isIn) open.push(endpoint.route)
  }
  return open.sort()
}

const marked = (scopes: string[]) =>
  endpoints
    .filter(({ endpoint: { tool } }) => tool && scopes.includes(tool.scope))
    .map(({ endpoint }) => endpoint.route as string)
    .sort()

describe('security the session of an assistant', () => {
  it('reaches the entries of its scopes and nothing else of the contract, by whichever token', async () => {
    expect((await reached()).length).toBeGreaterThan(100)
    assisted(['read'])
    expect(await reached()).toEqual(marked(['read']))
    assisted(['read', 'write'])
    expect(await reached()).toEqual(marked(['read', 'write']))
    assisted([])
    expect(await reached()).toEqual([])
  })

  it('is refused by the endpoints themselves', async () => {
    assisted(['read'])
    for (const route of ['GET /user/me', 'GET /user/session', 'POST /company/api-key', 'DELETE /day-off/{id}'])
      await expect((await prepared(route, table, { as: 'csilla' }))(), route).rejects.toThrow(/answers (403|404)/)
    expect((await callAs('csilla', 'GET /day-off')).body.data).toEqual([])
  })

  it('is told apart in what it does, and that of a browser is not', async () => {
    const guarded = { access: 'member', tool: { scope: 'read' } } as const
    const bearer = { account: 'csilla', session: sessionOf('csilla').id, company: 'c' }
    expect(await authorise(guarded, bearer, now)).not.toHaveProperty('assistant')
    assisted(['read'])
    expect(await authorise(guarded, bearer, now)).toMatchObject({ user: 'csilla', assistant: 'Claude' })
  })

  it('is kept with digests of its tokens alone', async () => {
    const { access_token, refresh_token, client_id } = await assistantTokens()
    const kept = JSON.stringify([...table.rows().values()])
    for (const secret of [access_token, refresh_token, refresh_token.split('.').at(-1)!, client_id])
      expect(kept).not.toContain(secret)
    const told = await callAs(undefined, 'POST /mcp', toTools(access_token, 'show_balance', { id: 'me' }))
    expect(JSON.stringify(told.body)).toContain('lines')
  })
})

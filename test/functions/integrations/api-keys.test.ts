import { beforeAll, describe, expect, it } from 'vitest'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { attendance } from '#shared/attendance/contract.ts'
import { company } from '#shared/company/contract.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import { listApiKeys } from '#shared/integrations/contract/keys/list-api-keys.ts'
import { revokeApiKey } from '#shared/integrations/contract/keys/revoke-api-key.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { callsPerMinute } from '#shared/contract/api-key.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { clientFor, refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { callEndpoint, endpoints } from '../../generated/call-endpoint.ts'
import { monday } from '../leave/office.ts'

const world = openWorld()
const nextMonday = () => monday(yearOf(todayInBudapest()) + 1)

let owner: Person
let anna: Person
const readKey = { name: 'Bérprogram', scope: 'read', expires_on: null } as const
const writeKey = { ...readKey, name: 'Beléptető', scope: 'write' } as const

async function keyOf(admin: Person, body: { name: string; scope: 'read' | 'write'; expires_on: string | null }) {
  await admin.client.asked(confirmIdentity, { body: { password } })
  return admin.client.asked(createApiKey, { body })
}

function program(key: string) {
  const client = clientFor(world.cloud.url)
  client.token = key
  return client
}

/** The reply to a call with a key, with its status and headers. */
const call = (key: string, path: string) =>
  fetch(`${world.cloud.url}/api/en${path}`, { headers: { authorization: `Bearer ${key}` } })

beforeAll(async () => {
  owner = await world.founder()
  anna = await world.colleague(owner)
})

describe('a key', () => {
  it('P05: reads as an administrator would, and is seen in the list with its last use but without its text', async () => {
    const { data, key } = await keyOf(owner, readKey)
    const client = program(key)
    expect((await client.asked(people.listPeople)).data.map(({ id }) => id).sort()).toEqual([owner.id, anna.id].sort())
    const year = String(yearOf(todayInBudapest()))
    const { balance } = await client.asked(leave.listDaysOff, { query: { user_id: anna.id, year } })
    expect(balance.year).toBe(Number(year))

    const { data: listed, is_open } = await owner.client.asked(listApiKeys)
    expect(is_open).toBe(true)
    expect(listed).toMatchObject([{ id: data.id, name: 'Bérprogram', scope: 'read', state: 'valid' }])
    expect(listed[0]!.last_used_at).toBeGreaterThan(data.created_at - 120)
    expect(JSON.stringify(listed)).not.toContain(key.split('_').at(-1))
  })

  it('writes where its scope says so, and is named where somebody asks who did it', async () => {
    const { key } = await keyOf(owner, writeKey)
    const day = nextMonday()
    const { data } = await program(key).asked(leave.requestLeave, {
      body: { type_id: 1, from_date: day, to_date: day, user_id: anna.id },
    })
    expect(data).toMatchObject({ user_id: anna.id, submitter: { first_name: '', last_name: 'Beléptető' } })
    const { data: log } = await owner.client.asked(listAuditLog, { query: { act: 'leave_booked' } })
    expect(log[0]!.by.name).toBe('API key: Beléptető')
    const { id } = data as { id: string }
    expect((await refused(program(key).asked(leave.cancelLeave, { path: { id: 'unknown' } }))).status).toBe(404)
    await program(key).asked(leave.cancelLeave, { path: { id } })
  })

  it('repeats nothing for a call that comes again with its idempotency key', async () => {
    const { key } = await keyOf(owner, writeKey)
    const again = { 'Idempotency-Key': 'group-once-1' }
    const first = await program(key).asked(company.addGroup, { body: { name: 'Raktár' } }, again)
    const second = await program(key).asked(company.addGroup, { body: { name: 'Raktár' } }, again)
    expect(second).toEqual(first)
  })

  it('is made and revoked by administrators who have confirmed their identity, and both stand in the audit log', async () => {
    const other = await world.founder()
    const unconfirmed = await refused(other.client.asked(createApiKey, { body: readKey }))
    expect([unconfirmed.status, unconfirmed.code]).toEqual([428, 'identityUnconfirmed'])
    const { data } = await keyOf(other, { ...readKey, expires_on: '2099-12-31' })
    expect(data.expires_on).toBe('2099-12-31')
    await other.client.asked(revokeApiKey, { path: { id: data.id } })
    expect((await refused(other.client.asked(revokeApiKey, { path: { id: data.id } }))).status).toBe(409)
    const { data: log } = await other.client.asked(listAuditLog)
    expect(log.map(({ act, subject }) => [act, subject.about, subject.name]).slice(0, 2)).toEqual([
      ['api_key_revoked', 'api_key', 'Bérprogram'],
      ['api_key_created', 'api_key', 'Bérprogram'],
    ])
    expect(log[1]!.changes).toMatchObject([
      { field: 'scope', after: 'read only' },
      { field: 'expires_on', after: expect.stringContaining('2099') },
    ])
  })

  it('is refused what is typed wrong, at its field', async () => {
    const wrong = await refused(keyOf(owner, { name: ' ', scope: 'all' as 'read', expires_on: 'tomorrow' }))
    expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['expires_on', 'name', 'scope']])
    const past = await refused(keyOf(owner, { ...readKey, expires_on: '2020-01-01' }))
    expect(past.errors).toEqual({ expires_on: ['This day is over.'] })
  })
})

describe('an attacker', () => {
  it('is told the same of a key that never was, was revoked, was changed, or is of another company', async () => {
    const stranger = await world.founder()
    const [real, revoked, theirs] = [
      await keyOf(owner, readKey),
      await keyOf(owner, readKey),
      await keyOf(stranger, readKey),
    ]
    await owner.client.asked(revokeApiKey, { path: { id: revoked.data.id } })
    const [, ours, id, secret] = real.key.split('_')
    const [, other, otherId, otherSecret] = theirs.key.split('_')
    const keys = [
      'szk_',
      'szk_a_b_c',
      revoked.key,
      `szk_${ours}_${id}_${otherSecret}`,
      `szk_${other}_${id}_${secret}`,
      `szk_${ours}_${otherId}_${otherSecret}`,
      `szk_${ours}_${otherId}_${secret}`,
      `${real.key}a`,
      real.key.slice(0, -1),
      real.key.toUpperCase(),
      real.key.replace('szk_', ''),
      `szk_${'0'.repeat(26)}_${'0'.repeat(26)}_${'0'.repeat(26)}`,
    ]
    const replies = await Promise.all(
      keys.map(async key => {
        const reply = await call(key, '/company')
        return [reply.status, await reply.text(), reply.headers.get('ratelimit-limit')]
      }),
    )
    expect(new Set(replies.map(reply => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]!.slice(0, 1)).toEqual([401])
    expect((await call(real.key, '/company')).status).toBe(200)
  })

  it('reaches with a key that may write nothing that the contract does not open to keys', async () => {
    const { key } = await keyOf(owner, writeKey)
    const closed = endpoints.filter(([, { access, keys }]) => access !== 'anyone' && !keys)
    expect(closed.length).toBeGreaterThan(100)
    const wrong = []
    for (const [route, endpoint] of closed) {
      const { status, body } = await callEndpoint(world.cloud.url, endpoint, { token: key })
      if (status !== 403) wrong.push([route, status, body])
    }
    expect(wrong).toEqual([])
    for (const route of [
      'POST /company/api-key',
      'PUT /user/password',
      'DELETE /company',
      'PUT /user/{id}/role',
      'POST /company/order',
    ])
      expect(closed.map(([name]) => name)).toContain(route)
  })

  it('changes nothing with a key that only reads', async () => {
    const { key } = await keyOf(owner, readKey)
    const writing = endpoints.filter(([, { keys }]) => keys === 'write')
    expect(writing.length).toBeGreaterThan(10)
    for (const [route, endpoint] of writing) {
      const { status, body } = await callEndpoint(world.cloud.url, endpoint, { token: key })
      expect([route, status, body.message]).toEqual([
        route,
        403,
        'This key may only read. To write you need a key that may write too.',
      ])
    }
  })

  it('meets no fault at any endpoint that is open to keys', async () => {
    const { key } = await keyOf(owner, writeKey)
    const open = endpoints.filter(([, { keys }]) => keys)
    const statuses = []
    for (const [route, endpoint] of open) {
      const asked = await callEndpoint(world.cloud.url, endpoint, { token: key })
      const mine = await callEndpoint(world.cloud.url, endpoint, { token: key, id: anna.id })
      statuses.push([route, asked.status, mine.status])
    }
    expect(statuses.filter(([, ...both]) => both.some(status => status === 401 || Number(status) >= 500))).toEqual([])
  })

  it("finds nothing of another company with one's own key", async () => {
    const stranger = await world.founder()
    const { key } = await keyOf(stranger, writeKey)
    const about = (endpoint: AnyEndpoint, input: object) => refused(program(key).asked(endpoint, input))
    const day = nextMonday()
    const refusals = await Promise.all([
      about(people.showPerson, { path: { id: anna.id } }),
      about(leave.listDaysOff, { query: { user_id: anna.id } }),
      about(leave.showBalance, { path: { id: anna.id } }),
      about(attendance.showAttendance, { query: { user_id: anna.id } }),
      about(leave.requestLeave, { body: { type_id: 1, from_date: day, to_date: day, user_id: anna.id } }),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('cannot have a task work in the name of a key', async () => {
    const { key } = await keyOf(owner, writeKey)
    const user_id = Array.from({ length: 101 }, (_, n) => `person-${n}`)
    const day = nextMonday()
    const refusal = await refused(
      program(key).asked(leave.requestLeave, { body: { type_id: 1, from_date: day, to_date: day, user_id } }),
    )
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['user_id']])
  })
})

describe('the limit of a key', () => {
  it('is said in every reply, and a key beyond it waits, while another one goes on', async () => {
    const stranger = await world.founder()
    const [{ key }, { key: other }] = [await keyOf(stranger, readKey), await keyOf(stranger, readKey)]
    const first = await call(key, '/holiday?year=2026')
    expect(first.headers.get('ratelimit-limit')).toBe(String(callsPerMinute))
    expect(Number(first.headers.get('ratelimit-remaining'))).toBe(callsPerMinute - 1)
    expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60)

    let last = first
    // A minute may turn meanwhile, with which the count begins anew.
    for (let n = 0; n < 3 * callsPerMinute && last.status === 200; n++) last = await call(key, '/holiday?year=2026')
    expect(last.status).toBe(429)
    expect(last.headers.get('ratelimit-remaining')).toBe('0')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(((await last.json()) as { code: string }).code).toBe('tooMany')
    expect((await call(other, '/holiday?year=2026')).status).toBe(200)
  })
})

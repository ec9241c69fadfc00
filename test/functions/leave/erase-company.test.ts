import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiKey } from '#functions/platform/api-keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { allKinds } from '#functions/migration/kinds.ts'
import { openLeaveOffice } from '../in-memory/leave-office.ts'
import { killAt } from '../in-memory/kill-at.ts'
import { inMemoryTable, type InMemoryTable, type Row } from '../in-memory/table.ts'

const office = openLeaveOffice()
const { accountOf, sessionOf } = await import('../in-memory/office.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { formerEmails } = await import('#functions/account/email-change-store.ts')
const { identities } = await import('#functions/account/identity/identity-store.ts')
const { sessions } = await import('#functions/account/session-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { erasures } = await import('#functions/company/erasure-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { invitations } = await import('#functions/people/invitation-store.ts')
const { apiKeys, apiKeyUses } = await import('#functions/platform/api-keys.ts')
const { slackConnections, slackWorkspaces } = await import('#functions/integrations/slack/slack-store.ts')
const { avatars } = await import('#functions/platform/avatars.ts')
const { documents } = await import('#functions/platform/documents.ts')
const { exportFiles } = await import('#functions/platform/exports.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')
const { handler: runJob } = await import('#functions/stream/run-job.ts')
const { log } = await import('#functions/platform/log.ts')

type Consumer = (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
const deliver = async (to: unknown, body: object) =>
  (await (to as Consumer)({ Records: [{ messageId: 'm', body: JSON.stringify(body) }] }, {})).batchItemFailures

/** The tasks that the job queues, as the scheduler runs it on a day. */
async function queuedOn(day: string): Promise<object[]> {
  const before = office.tasks().length
  expect(await deliver(runJob, { job: 'erase-companies', time: `${day}T02:15:00Z` })).toEqual([])
  return office.tasks().slice(before)
}

/** The job of a day, and then all the tasks that it queues. */
async function runOn(day: string) {
  const queued = await queuedOn(day)
  for (const task of queued) expect(await deliver(runTask, task)).toEqual([])
  return queued
}

const lastDay = '2026-12-20'
const eraseOn = '2026-12-21'

let table: InMemoryTable

/** The office, with further items as they are stored; its company was deleted thirty days before the last day. */
function deletedOffice(...rows: Row[]) {
  const company = office.table.kept(companies, { id: 'c' })!
  const at = Date.UTC(2026, 10, 20, 11) / 1000
  office.table.keep(companies, { ...company, is_deleted: true, deleted: { at, by: 'denes' }, erase_on: eraseOn })
  const all = new Map(office.table.rows())
  for (const row of rows) all.set(`${String(row._pk)} ${String(row._sk)}`, row)
  table = inMemoryTable(all)
}

const files = { avatars: 0, documents: 0, exports: 0 }

beforeEach(() => {
  Object.assign(files, { avatars: 0, documents: 0, exports: 0 })
  for (const [name, bucket] of [
    ['avatars', avatars],
    ['documents', documents],
    ['exports', exportFiles],
  ] as const)
    vi.spyOn(bucket, 'deleteAll').mockImplementation(async prefix => {
      if (!prefix.startsWith(`${name}/`)) return 0
      const count = files[name]
      files[name] = 0
      return count
    })
})

const left = () => [...table.rows().values()].map(({ _kind }) => String(_kind))
const proof = () => table.kept(erasures, { company: 'c' })

/** The identity that Anna has linked. */
const linked = { provider: 'google' as const, digest: 'digest' }

/** An item of any kind that belongs to Anna in the company, with the keys that its kind gives it. */
function itemOf(kind: Kind<Row>): Row {
  const ids: Record<string, string> = { Company: 'c', Account: 'anna', Member: 'anna', BulkRequest: 'b' }
  const known: Row = {
    company: 'c',
    account: 'anna',
    member: 'anna',
    inviter: 'anna',
    invited_by: 'anna',
    approver: 'anna',
    owner: 'anna@c',
    email: 'anna@example.hu',
    key: 'x',
    team: 'T1',
    ...linked,
    id: ids[kind.name] ?? 'x',
    bulk: 'b',
    month: '2026-12',
    date: '2026-12-01',
    from_date: '2026-11-30',
    to_date: '2027-01-04',
    state: 'sent',
    status: 'pending',
  }
  // Whoever runs the service keeps their account, and is somebody else here.
  if (kind.name === 'Operator') known.account = 'odon'
  const item = new Proxy(known, { get: (from, name: string) => from[name] ?? `a ${name}` })
  const [{ pk, sk }, first, second] = [kind.key(item), kind.index1?.(item), kind.index2?.(item)]
  return {
    ...known,
    _pk: pk,
    _sk: sk,
    ...(first && { _pk1: first.pk, _sk1: first.sk }),
    ...(second && { _pk2: second.pk, _sk2: second.sk }),
    _kind: kind.name,
    _version: 1,
    // Items that have expired may lie there for days.
    ...(kind.expires && { _ttl: 1 }),
  }
}

const plain = (partition: string) => partition.replaceAll(/\{\w+\}/g, '{}')
const [, section = ''] = readFileSync('functions/KEYS.md', 'utf8').split('## Erasure of a company')
const reach = new Map(
  [...section.split('\n## ')[0]!.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, partition, how]) => [
    plain(partition!),
    how!,
  ]),
)
const kindRows = readFileSync('functions/KEYS.md', 'utf8')
  .split('## Questions')[0]!
  .matchAll(/^\| (\w+) \| `(.+?)` \| `/gm)
const partitions = [...kindRows]
  .filter(([, kind]) => kind !== 'Kind')
  .map(([, kind, partition]) => [kind!, plain(partition!)] as const)

describe('J03 the erasure of a company', () => {
  it('is told of every partition of KEYS.md: a new kind of item says how it is reached', () => {
    expect(partitions.length).toBeGreaterThan(40)
    for (const [kind, partition] of partitions)
      expect([kind, partition, reach.has(partition)]).toEqual([kind, partition, true])
    expect([...reach.keys()].toSorted()).toEqual([...new Set(partitions.map(([, partition]) => partition))].toSorted())
  })

  it('leaves no item of any kind, but for those that KEYS.md says it need not reach', async () => {
    const own = ['Company', 'Account', 'Member', 'Session', 'CompanyMembership', 'Login', 'Erasure']
    const kinds = [...new Map((await allKinds()).map(kind => [kind.name, kind as unknown as Kind<Row>])).values()]
    expect(kinds.map(({ name }) => name).toSorted()).toEqual(partitions.map(([kind]) => kind).toSorted())
    const others = kinds.filter(({ name }) => !own.includes(name)).map(itemOf)
    deletedOffice(...others)
    table.keep(sessions, sessionOf('anna', 's'))
    table.keep(accounts, accountOf('anna', { identities: [{ ...linked, email: null, linked_at: 1 }] }))

    await runOn(eraseOn)
    const stays = partitions.flatMap(([kind, partition]) => (reach.get(partition)!.startsWith('not;') ? [kind] : []))
    expect([...new Set(left())].toSorted()).toEqual(stays.toSorted())
    for (const { name } of kinds) expect(Boolean(proof()?.items[name])).toBe(!stays.includes(name))
  })

  it('waits for the last day of restoration to be over, and comes after it, late and twice, with the same outcome', async () => {
    deletedOffice()
    const before = table.rows()
    expect(await runOn(lastDay)).toEqual([])
    expect(table.rows()).toEqual(before)

    Object.assign(files, { avatars: 3, documents: 2 })
    expect(await runOn('2027-02-01')).toHaveLength(1)
    const once = table.rows()
    expect(left()).toEqual(['Erasure'])
    expect(proof()).toMatchObject({
      erase_on: eraseOn,
      items: { Member: 5, Account: 5, Company: 1, Login: 5 },
      files: { avatars: 3, documents: 2 },
    })
    expect(proof()!.ended_at).not.toBeNull()

    await runOn(eraseOn)
    expect(await deliver(runTask, { task: 'erase', company: 'c', day: eraseOn })).toEqual([])
    expect(table.rows()).toEqual(once)
  })

  it('erases nothing of a company that was restored while its task waited, or of one that is not deleted', async () => {
    const before = new Map(office.table.rows())
    table = office.table
    for (const company of ['c', 'nobody'])
      expect(await deliver(runTask, { task: 'erase', company, day: '2030-01-01' })).toEqual([])
    expect(table.rows()).toEqual(before)
  })

  it('names nobody in its proof', async () => {
    deletedOffice()
    await runOn(eraseOn)
    expect(JSON.stringify([...table.rows().values()])).not.toMatch(/anna|bela|csilla|denes|emese|Kis|Cég/)
  })

  it('goes on where it was stopped, whenever that was, and counts everything once', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    deletedOffice()
    const whole = new Map(table.rows())
    await runOn(eraseOn)
    const { items } = proof()!
    const steps = table.commits().length
    expect(steps).toBeGreaterThan(10)

    for (let stop = 0; stop < steps; stop++) {
      table = inMemoryTable(whole)
      killAt(table, stop)
      expect(await deliver(runTask, { task: 'erase', company: 'c', day: eraseOn })).toHaveLength(1)
      expect(await deliver(runTask, { task: 'erase', company: 'c', day: eraseOn })).toEqual([])
      expect(left()).toEqual(['Erasure'])
      expect(proof()!.items).toEqual(items)
    }
  })

  it('is found again by a later day until nothing is left, however much there was', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const many = Array.from({ length: 100 }, (_, n) => String(n).padStart(3, '0'))
    const at = { company: 'c', _version: 1 }
    const rows: Row[] = many.flatMap(n => [
      { ...at, _pk: 'COMPANY#c', _sk: `OCCASION#${n}`, _kind: 'Occasion' },
      { ...at, _pk: 'COMPANY#c#BULK#b', _sk: `RESULT#${n}`, _kind: 'BulkResult' },
    ])
    const bulk = {
      ...at,
      _pk: 'COMPANY#c#BULK#b',
      _sk: 'BULK',
      _kind: 'BulkRequest',
      _pk1: 'COMPANY#c#BULKS',
      _sk1: 'b',
    }
    deletedOffice(...rows, bulk)
    for (let days = 0; left().some(kind => kind !== 'Erasure'); days++) {
      expect(days).toBeLessThan(100)
      const [task] = await queuedOn(eraseOn)
      // Each day erases one step, and the next one fails.
      let steps = 0
      const stopped = () => {
        if (steps++ === 2) throw new Error('killed')
        table.meanwhile(stopped)
      }
      table.meanwhile(stopped)
      await deliver(runTask, task!)
      table.meanwhile(() => {})
    }
  })

  it('takes the last use of each key with it, however many keys there were', async () => {
    const ids = Array.from({ length: 100 }, (_, n) => `key-${n}`)
    const times = { created_at: 1, ends_at: null, revoked_at: 2 }
    const key: ApiKey = {
      company: 'c',
      id: '',
      name: 'Bérprogram',
      scope: 'read',
      hash: null,
      created_by: 'anna',
      ...times,
    }
    deletedOffice()
    for (const id of ids) {
      table.keep(apiKeys, { ...key, id })
      // One that was never called has none.
      if (id !== 'key-50') table.keep(apiKeyUses, { key: id, minute: 1, calls: 1 })
    }
    table.keep(apiKeyUses, { key: 'key-of-another', minute: 1, calls: 1 })
    await runOn(eraseOn)
    expect(left().toSorted()).toEqual(['ApiKeyUse', 'Erasure'])
    expect(table.kept(apiKeyUses, { key: 'key-of-another' })).toBeDefined()
    expect(proof()!.items).toMatchObject({ ApiKey: 100, ApiKeyUse: 99 })
  })

  it('takes the workspace of Slack with the connection, but none that another company is connected with', async () => {
    const posts = { requests: true, decisions: true, digest: true }
    const connection = { company: 'c', team_name: 'Kéktó', token: 'sealed', channel: null, posts, connected_by: 'anna' }
    for (const company of ['c', 'd']) {
      deletedOffice()
      table.keep(slackConnections, { ...connection, team: 'T1', language: 'hu', connected_at: 1 })
      table.keep(slackWorkspaces, { team: 'T1', company })
      await runOn(eraseOn)
      expect(table.kept(slackWorkspaces, { team: 'T1' })?.company).toBe(company === 'd' ? 'd' : undefined)
      expect(table.kept(slackConnections, { company: 'c' })).toBeUndefined()
    }
  })

  it('leaves the rest to another message when its time is over', async () => {
    deletedOffice()
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000))
    let messages = 0
    for (; messages < 100 && proof()?.ended_at == null; messages++)
      expect(await deliver(runTask, { task: 'erase', company: 'c', day: eraseOn })).toEqual([])
    clock.mockRestore()
    expect(messages).toBeGreaterThan(3)
    expect(office.tasks()).toContainEqual({ task: 'erase', company: 'c', day: eraseOn })
    expect(left()).toEqual(['Erasure'])
  })
})

describe('an account of an erased company', () => {
  it('stays where it belongs to another company, without a word about the erased one', async () => {
    deletedOffice()
    table.keep(companyMemberships, { account: 'anna', company: 'other', selected_at: 2 })
    table.keep(sessions, sessionOf('anna', 'within'), sessionOf('anna', 'elsewhere', { company: 'other' }))
    await runOn(eraseOn)
    expect(table.kept(accounts, { id: 'anna' })).toMatchObject(accountOf('anna'))
    expect(table.kept(logins, { email: 'anna@example.hu' })).toBeDefined()
    expect(table.kept(companyMemberships, { account: 'anna', company: 'c' })).toBeUndefined()
    expect(table.kept(companyMemberships, { account: 'anna', company: 'other' })).toBeDefined()
    expect(table.kept(sessions, { account: 'anna', id: 'within' })).toMatchObject({ company: null })
    expect(table.kept(sessions, { account: 'anna', id: 'elsewhere' })).toMatchObject({ company: 'other' })
    expect(table.kept(accounts, { id: 'bela' })).toBeUndefined()
  })

  it('goes with the address that it had before, which is kept for it alone', async () => {
    deletedOffice()
    const [email, expires_at] = ['regi@example.hu', 2e9]
    table.keep(logins, { email, account: 'anna', former_until: expires_at })
    table.keep(formerEmails, { account: 'anna', id: 'f', email, nonce: 'n', at: 1, expires_at })
    await runOn(eraseOn)
    expect(table.kept(logins, { email })).toBeUndefined()
    expect(left()).toEqual(['Erasure'])
  })

  it('goes with the identities by which its owner signed in', async () => {
    deletedOffice()
    table.keep(accounts, accountOf('anna', { identities: [{ ...linked, email: null, linked_at: 1 }] }))
    table.keep(identities, { ...linked, account: 'anna' })
    await runOn(eraseOn)
    expect(table.kept(identities, linked)).toBeUndefined()
    expect(left()).toEqual(['Erasure'])
  })

  it('stays where its owner never agreed to the company that invited it', async () => {
    deletedOffice()
    for (const [id, password] of [
      ['anna', 'hash'],
      ['bela', null],
    ] as const) {
      table.keep(members, { ...table.kept(members, { company: 'c', id })!, status: 'invited' })
      table.keep(accounts, accountOf(id, { password }))
    }
    await runOn(eraseOn)
    expect(table.kept(accounts, { id: 'anna' })).toBeDefined()
    expect(table.kept(members, { company: 'c', id: 'anna' })).toBeUndefined()
    expect(table.kept(accounts, { id: 'bela' })).toBeUndefined()
  })

  it('stays where another company has invited it, and goes where that was revoked', async () => {
    deletedOffice()
    const invitation = (member: string, state: 'sent' | 'revoked') => ({
      company: 'other',
      member,
      id: `to-${member}`,
      email: `${member}@example.hu`,
      invited_by: 'zsuzsa',
      nonce: 'nonce',
      state,
      expires_at: 2_000_000_000,
    })
    table.keep(invitations, invitation('anna', 'sent'), invitation('bela', 'revoked'))
    await runOn(eraseOn)
    expect(table.kept(accounts, { id: 'anna' })).toBeDefined()
    expect(table.kept(accounts, { id: 'bela' })).toBeUndefined()
    expect(table.kept(invitations, { id: 'to-anna' })).toBeDefined()
  })
})

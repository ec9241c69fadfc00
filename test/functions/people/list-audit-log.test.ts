import { QueryCommand, BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '#shared/company/audit/audit-entry.ts'
import type { AuditEntryView } from '#shared/people/contract/list-audit-log.ts'
import { callAs, companyOf, type Who } from '../waves/company.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { unitsOf } from '../in-memory/units.ts'
import { now } from '../in-memory/call.ts'

const { auditEntries } = await import('#functions/company/audit-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { memberOf } = await import('../in-memory/office.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

let table: InMemoryTable
beforeEach(async () => void (table = await companyOf(5)))

interface Page {
  data: AuditEntryView[]
  next: string | null
}

async function log(query: Record<string, string> = {}, by: Who = 'csilla'): Promise<Page> {
  return (await callAs(by, 'GET /company/audit-log', { query })).body as unknown as Page
}
const entries = () =>
  [...table.rows().values()].filter(({ _kind }) => _kind === 'AuditEntry') as unknown as AuditEntry[]
const acts = async (query: Record<string, string> = {}) => (await log(query)).data.map(({ act }) => act)

/** Entries of so many seconds ago each, about Anna and Béla in turn. */
function keep(count: number, over: object = {}) {
  for (let ago = 1; ago <= count; ago++)
    table.keep(auditEntries, {
      company: 'c',
      id: `e${ago}`,
      at: now.seconds - ago,
      by: 'csilla',
      act: ago % 5 ? 'person_changed' : 'role_changed',
      about: 'person',
      subject: ago % 2 ? 'anna' : 'bela',
      changes: [],
      ...over,
    })
}

describe('the audit log of a company', () => {
  it('says who changed what, from what to what, the newest first', async () => {
    const { id } = (await callAs('csilla', 'POST /group', { body: { name: 'Raktár' } })).body.data
    await callAs('csilla', 'PUT /group/{id}', { path: { id }, body: { name: 'Bolt', approver_ids: ['bela'] } })
    const [changed] = (await log({ subject: id })).data.filter(({ act }) => act === 'group_changed')
    expect(changed).toMatchObject({
      by: { id: 'csilla', name: 'Csilla Kis' },
      at: now.seconds,
      subject: { about: 'group', id, name: 'Bolt' },
      changes: [
        { field: 'name', label: 'Name', before: 'Raktár', after: 'Bolt' },
        { field: 'approver_ids', label: 'Approvers', before: 'none', after: 'Béla Kis' },
      ],
      request_id: null,
    })
  })

  it('gives the days of a shortened leave before and after, and the request that has the reason', async () => {
    const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: '' }
    const { id } = (await callAs('anna', 'POST /day-off', { body: days })).body.data
    await callAs('bela', 'POST /day-off/approve/{id}', { path: { id }, body: {} })
    await callAs('csilla', 'PUT /day-off/{id}/shorten', {
      path: { id },
      body: { to_date: '2026-12-15', reason: 'Leltár' },
    })
    const [entry, ...others] = (await log({ subject: 'anna' })).data
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      act: 'leave_shortened',
      request_id: id,
      changes: [
        {
          label: 'Dates',
          before: expect.stringMatching(/^14\D+16 Dec 2026$/),
          after: expect.stringMatching(/^14\D+15 Dec/),
        },
      ],
    })
    expect(JSON.stringify(table.kept(auditEntries, { company: 'c', at: now.seconds, id: entry!.id }))).not.toMatch(
      /type/,
    )
  })

  it('keeps no reason that somebody wrote, which may say what the log hides', async () => {
    const secret = 'bypass surgery'
    const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: secret }
    const asked = async () => (await callAs('anna', 'POST /day-off', { body: days })).body.data.id
    const id = await asked()
    await callAs('csilla', 'POST /day-off/approve/{id}', { path: { id }, body: { comment: secret } })
    await callAs('csilla', 'PUT /day-off/{id}/shorten', { path: { id }, body: { to_date: null, reason: secret } })
    await callAs('csilla', 'POST /day-off/reject/{id}', { path: { id: await asked() }, body: { comment: secret } })
    const body = { year: 2026, days: 2, comment: secret }
    await callAs('csilla', 'POST /user/{id}/extra-day-off', { path: { id: 'anna' }, body })
    expect((await acts({ subject: 'anna' })).toSorted()).toEqual([
      'extra_days_granted',
      'leave_approved',
      'leave_denied',
      'leave_shortened',
    ])
    expect(entries().filter(entry => JSON.stringify(entry).includes(secret))).toEqual([])
  })

  it('shows why ordinary leave was shortened or denied, and why one-off days were granted and removed', async () => {
    const asked = async (from_date: string, to_date: string) =>
      (await callAs('anna', 'POST /day-off', { body: { type_id: 1, from_date, to_date, comment: '' } })).body.data.id
    const id = await asked('2026-12-14', '2026-12-16')
    await callAs('csilla', 'POST /day-off/approve/{id}', { path: { id }, body: { comment: 'Jó pihenést' } })
    await callAs('csilla', 'PUT /day-off/{id}/shorten', {
      path: { id },
      body: { to_date: '2026-12-15', reason: 'Leltár' },
    })
    const denied = { path: { id: await asked('2026-12-21', '2026-12-22') }, body: { comment: 'Sokan hiányoznak' } }
    await callAs('csilla', 'POST /day-off/reject/{id}', denied)
    const body = { year: 2026, days: 2, comment: 'Jubileum' }
    const { id: extraId } = (await callAs('csilla', 'POST /user/{id}/extra-day-off', { path: { id: 'anna' }, body }))
      .body.data
    await callAs('csilla', 'DELETE /user/{id}/extra-day-off/{extraId}', {
      path: { id: 'anna', extraId },
      query: { year: '2026' },
    })
    const reasons = Object.fromEntries((await log({ subject: 'anna' })).data.map(({ act, reason }) => [act, reason]))
    expect(reasons).toEqual({
      leave_approved: null,
      leave_shortened: 'Leltár',
      leave_denied: 'Sokan hiányoznak',
      extra_days_granted: 'Jubileum',
      extra_days_removed: 'Jubileum',
    })
    // They are read from where they stand, so that they go with the person.
    expect(entries().filter(entry => /Leltár|Sokan|Jubileum/.test(JSON.stringify(entry)))).toEqual([])
  })

  it.each([2, 5, 6])('shows no reason of type %i, which may tell of health or family', async type_id => {
    const days = { type_id, from_date: '2026-12-14', to_date: '2026-12-16', comment: '', user_id: 'anna' }
    const { id } = (await callAs('csilla', 'POST /day-off', { body: { ...days, auto_approve: 1 } })).body.data
    await callAs('csilla', 'PUT /day-off/{id}/shorten', { path: { id }, body: { to_date: null, reason: 'Műtét' } })
    const { data } = await log({ subject: 'anna', act: 'leave_shortened' })
    expect(data.map(({ reason }) => reason)).toEqual([null])
  })

  it('says of the type, the child and the kind of unpaid leave only that an administrator changed them', async () => {
    const days = { from_date: '2026-12-14', to_date: '2026-12-16', comment: '' }
    const { id } = (await callAs('anna', 'POST /day-off', { body: { ...days, type_id: 1 } })).body.data
    const body = { ...days, type_id: 5, unpaid_kind: 'care_of_relative' }
    await callAs('csilla', 'PUT /day-off/{id}', { path: { id }, body })
    const [changed] = (await log({ subject: 'anna' })).data
    expect(changed?.act).toBe('leave_changed')
    expect(changed?.changes).toContainEqual({ field: 'type_id', label: 'Type', before: null, after: null })
    expect(changed?.changes).toContainEqual({
      field: 'unpaid_kind',
      label: 'Type of unpaid leave',
      before: null,
      after: null,
    })
  })

  it('says of new leave neither its type nor that it changed', async () => {
    const body = { type_id: 3, from_date: '2026-12-14', to_date: '2026-12-16', comment: '', user_id: 'anna' }
    await callAs('csilla', 'POST /day-off', { body })
    const [booked] = (await log({ subject: 'anna' })).data
    expect(booked?.changes.map(({ field }) => field)).toEqual(['period', 'leave_status'])
  })

  it('calls whoever has no account an operator', async () => {
    keep(1, { by: null, act: 'company_restored', about: 'company', subject: 'c', name: 'Cég' })
    expect((await log()).data).toMatchObject([
      { by: { id: null, name: 'Operator' }, act: 'company_restored', subject: { name: 'Cég' } },
    ])
  })

  it('names the group that another one was merged into as it is called now', async () => {
    const { id } = (await callAs('csilla', 'POST /group', { body: { name: 'Raktár' } })).body.data
    await callAs('csilla', 'POST /group/{id}/merge', { path: { id }, body: { into: 'g' } })
    expect(entries().find(({ act }) => act === 'group_merged')?.changes).toEqual([
      { field: 'group', from: id, to: 'g' },
    ])
    const [merged] = (await log({ act: 'group_merged' })).data
    expect(merged?.changes).toEqual([{ field: 'group', label: 'Group', before: 'Raktár', after: 'Iroda' }])
  })

  it('says of age, family, health and contact data only that they changed', async () => {
    const form = {
      health_damage_or_disability: true,
      caregiver: true,
      children: [{ birth_year: 2020, disabled: false }],
    }
    await callAs('csilla', 'PUT /user/{id}/employment-information', { path: { id: 'anna' }, body: form })
    await callAs('csilla', 'PUT /user/{id}/personal-information', {
      path: { id: 'anna' },
      body: { first_name: 'Éva', last_name: 'Titkos', birthday: '1990-03-04', phone: '+36301234567' },
    })
    const { data } = await log()
    const changes = data.flatMap(entry => entry.changes)
    expect(changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['birth_date', 'last_name', 'phone', 'children', 'health_damage_or_disability']),
    )
    expect(changes.filter(({ before, after }) => before !== null || after !== null)).toEqual([])
    expect(JSON.stringify(entries())).not.toMatch(/Titkos|1990|301234567|2020-|birth_year/)
  })

  it('calls people as they are called now, and somebody without a name a former employee', async () => {
    keep(2)
    table.keep(members, memberOf('anna', { first_name: '', last_name: '', email: '', status: 'deleted' }))
    expect((await log()).data.map(({ subject }) => subject.name)).toEqual(['Former employee', 'Béla Kis'])
  })

  it('names a group that is gone since', async () => {
    await callAs('csilla', 'PUT /user/{id}/employment-information', { path: { id: 'anna' }, body: { group_id: 'g' } })
    await callAs('csilla', 'DELETE /group/{id}', { path: { id: 'g' } })
    const changes = (await log()).data.flatMap(entry => entry.changes)
    expect(changes).toContainEqual({ field: 'group', label: 'Group', before: 'none', after: 'Iroda' })
    expect(changes).toContainEqual({ field: 'group', label: 'Group', before: 'Iroda', after: 'none' })
  })

  it('writes nothing where nothing became different', async () => {
    await callAs('csilla', 'PUT /company', { body: { name: 'Cég', country: 'HU' } })
    expect(await acts()).toEqual([])
  })

  it.each(['anna', 'bela'] as const)('is not shown to %s, who administers nothing', async who => {
    await expect(log({}, who)).rejects.toThrow('403')
  })
})

describe('a page of the audit log', () => {
  it('goes on where the one before it ended, so that all pages together have every entry once', async () => {
    keep(23)
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const page = await log({ limit: '10', ...(cursor && { cursor }) })
      seen.push(...page.data.map(({ id }) => id))
      if (page.next === null) break
      cursor = page.next
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => `e${n + 1}`))
  })

  it('has what was done to one person, of one sort, or both', async () => {
    keep(20)
    expect((await log({ subject: 'anna' })).data).toHaveLength(10)
    expect(await acts({ act: 'role_changed' })).toEqual(Array.from({ length: 4 }, () => 'role_changed'))
    expect((await log({ subject: 'anna', act: 'role_changed' })).data.map(({ id }) => id)).toEqual(['e5', 'e15'])
  })

  it('goes from a day to a day of Budapest, both included', async () => {
    const day = 24 * 3600
    for (const [id, ago] of Object.entries({ today: 0, yesterday: day, earlier: 2 * day }))
      keep(1, { id, at: now.seconds - ago })
    const ids = async (query: Record<string, string>) => (await log(query)).data.map(({ id }) => id)
    expect(await ids({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['yesterday'])
    expect(await ids({ from: '2026-11-19' })).toEqual(['today', 'yesterday'])
    expect(await ids({ to: '2026-11-19' })).toEqual(['yesterday', 'earlier'])
    // Midnight of the 20th is 23:00 of the 19th in Greenwich.
    keep(1, { id: 'night', at: now.seconds - 1800 })
    expect(await ids({ from: '2026-11-20' })).toEqual(['today', 'night'])
  })

  it.each([{ to: '1900-01-01' }, { from: '2026-11-20', to: '2026-11-19' }, { from: '2099-01-01' }])(
    'is empty for %j, which ends before it begins or before there was anything',
    async query => {
      keep(1)
      const between = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
      expect(await log(query as unknown as Record<string, string>)).toEqual({ success: 1, data: [], next: null })
      for (const [command] of between.mock.calls)
        if (command instanceof QueryCommand) {
          const { ':from': first, ':to': last } = command.input.ExpressionAttributeValues ?? {}
          expect(String(first) <= String(last)).toBe(true)
        }
      between.mockRestore()
    },
  )

  it.each([
    { cursor: 'x' },
    { cursor: '1#../..' },
    { limit: '0' },
    { limit: '-1' },
    { act: 'everything' },
    { from: 'tomorrow' },
    { subject: '#' },
  ])('is refused for %j', async query => {
    await expect(log(query as unknown as Record<string, string>)).rejects.toThrow('422')
  })

  it.each([{}, { subject: 'anna' }, { act: 'person_changed' }])(
    'takes no more read units of a long log than of a short one, asked with %j',
    async query => {
      const units = async () => {
        const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
        await log(query as unknown as Record<string, string>)
        const sent = spy.mock.calls.map(([command], place) => ({
          command,
          reply: spy.mock.results[place]!.value as unknown,
        }))
        spy.mockRestore()
        const reads = sent.filter(
          ({ command }) => command instanceof QueryCommand || command instanceof BatchGetCommand,
        )
        const costs = await Promise.all(
          reads.map(async ({ command, reply }) => unitsOf(command, (await reply) as object).read),
        )
        return costs.reduce((sum, one) => sum + one, 0)
      }
      keep(200)
      const short = await units()
      keep(5000)
      expect(await units()).toBeLessThanOrEqual(short)
      expect(short).toBeLessThanOrEqual(15)
    },
  )
})

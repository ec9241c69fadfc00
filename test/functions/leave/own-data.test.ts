import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exportLasts, exportMayTake } from '#shared/account/data-export.ts'
import { noSecondFactors } from '#shared/account/second-factor.ts'
import { allKinds } from '#functions/migration/kinds.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { now, refusal } from '../in-memory/call.ts'
import { asAdmin, asAnna, asBela, ask, openLeaveOffice, replyOf, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { slackUsers } = await import('#functions/integrations/slack/slack-store.ts')
const { accountOf, memberOf, sessionOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { dataExports } = await import('#functions/account/data-export-store.ts')
const { emailConfirmations } = await import('#functions/account/confirmation-store.ts')
const { emailChanges, formerEmails } = await import('#functions/account/email-change-store.ts')
const { resets } = await import('#functions/account/reset-store.ts')
const { secondFactors } = await import('#functions/account/second-factor-store.ts')
const { securityAlerts } = await import('#functions/account/security-alert-store.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
const { sessions } = await import('#functions/account/session-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { exportOnChange } = await import('#functions/leave/on-change.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { invitations } = await import('#functions/people/invitation-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { avatars } = await import('#functions/platform/avatars.ts')
const { exportFiles } = await import('#functions/platform/exports.ts')
const { log } = await import('#functions/platform/log.ts')

type Consumer = (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
const deliver = async (body: object) =>
  (await (runTask as Consumer)({ Records: [{ messageId: 'm', body: JSON.stringify(body) }] }, {})).batchItemFailures

/** What lies in the bucket, by key. */
let stored: Map<string, Uint8Array>

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  stored = new Map()
  vi.spyOn(exportFiles, 'put').mockImplementation(async (key, body) => void stored.set(key, body as Uint8Array))
  vi.spyOn(exportFiles, 'delete').mockImplementation(async key => void stored.delete(key))
  vi.spyOn(exportFiles, 'deleteAll').mockImplementation(async prefix => {
    const keys = [...stored.keys()].filter(key => key.startsWith(prefix))
    for (const key of keys) stored.delete(key)
    return keys.length
  })
  vi.spyOn(avatars, 'get').mockImplementation(async key => new TextEncoder().encode(`bytes of ${key}`))
})

interface State {
  state: string
  asked_at: number
  expires_at: number | null
  size: number | null
  address: string | null
}

const askForData = () => replyOf('account/export-data', {}, asAnna)
const shown = () => to<State | null>('account/show-data-export', {}, asAnna)
const kept = () => office.table.kept(dataExports, { account: 'anna' })
const task = () => ({ task: 'export', account: 'anna', id: kept()!.id })

/** Asks for the data of Anna, and reads the files of the ZIP that is made. */
async function exported(): Promise<Record<string, string>> {
  await askForData()
  expect(await deliver(task())).toEqual([])
  const zip = [...stored.values()].at(-1)!
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

const json = (files: Record<string, string>, name: string): unknown => JSON.parse(files[name] ?? 'null')

describe('the own data', () => {
  it('is made by one task at a time, and can be downloaded for a day', async () => {
    expect(await shown()).toBeNull()
    await askForData()
    expect(await shown()).toMatchObject({ state: 'running', asked_at: now.seconds, address: null, size: null })
    expect(await refusal(askForData())).toMatchObject({ code: 'conflict', sentence: { key: 'refusals:exportRunning' } })

    const before = Date.now() / 1000
    expect(await deliver(task())).toEqual([])
    const { state, size, expires_at, address } = (await shown())!
    expect([state, size]).toEqual(['ready', [...stored.values()][0]!.length])
    expect(expires_at! - before).toBeGreaterThan(exportLasts - 2)
    expect(expires_at! - before).toBeLessThan(exportLasts + 60)
    expect(address).toMatch(new RegExp(`^/exports/anna/${kept()!.id}\\.zip\\?`))
    expect(decodeURIComponent(address!)).toMatch(/filename\*=UTF-8''szabi-my-data-\d{4}-\d\d-\d\d\.zip/)
    expect(new URLSearchParams(address!).get('X-Amz-Expires')).toBe('300')
  })

  it('is asked for again where it has not come about, and again once there is one, whose file goes', async () => {
    await askForData()
    const first = kept()!
    office.table.keep(dataExports, { ...first, asked_at: now.seconds - exportMayTake })
    expect((await shown())!.state).toBe('failed')
    await askForData()
    expect(kept()!.id).not.toBe(first.id)
    // The task of the first one, which comes late.
    expect(await deliver({ ...task(), id: first.id })).toEqual([])
    expect(stored.size).toBe(0)
    await deliver(task())
    const second = [...stored.keys()]
    await askForData()
    await deliver(task())
    expect(stored.size).toBe(1)
    expect([...stored.keys()]).not.toEqual(second)
  })

  it('is asked for five times a day at most', async () => {
    for (let times = 0; times < 5; times++) {
      await askForData()
      await deliver(task())
    }
    expect(await refusal(askForData())).toMatchObject({ code: 'tooMany', sentence: { key: 'refusals:tooManyExports' } })
    expect((await shown())!.state).toBe('ready')
  })

  it('begins with the change that asks for it, and with no later one', async () => {
    await askForData()
    const image = office.table.rows().get('ACCOUNT#anna DATA_EXPORT')!
    await exportOnChange({ before: undefined, after: image })
    expect(office.tasks()).toEqual([task()])
    await exportOnChange({ before: image, after: { ...image, ready_at: 1 } })
    await exportOnChange({ before: image, after: undefined })
    expect(office.tasks()).toHaveLength(1)
  })

  it('is the same however often and wherever its task was stopped', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const failing = [
      () => vi.spyOn(exportFiles, 'deleteAll').mockRejectedValueOnce(new Error('killed')),
      () => vi.spyOn(avatars, 'get').mockRejectedValueOnce(new Error('killed')),
      () => vi.spyOn(exportFiles, 'put').mockRejectedValueOnce(new Error('killed')),
      () =>
        office.table.meanwhile(() => {
          throw new Error('killed')
        }),
    ]
    office.table.keep(accounts, accountOf('anna', { avatar: '/avatars/folder/a.png' }))
    await askForData()
    for (const fail of failing) {
      fail()
      expect(await deliver(task())).toHaveLength(1)
      expect((await shown())!.state).toBe('running')
    }
    expect(await deliver(task())).toEqual([])
    const done = kept()
    expect(await deliver(task())).toEqual([])
    expect(kept()).toEqual(done)
    expect(stored.size).toBe(1)
  })

  it('is left nowhere where the account was erased, or another one asked for, while it was made', async () => {
    await askForData()
    vi.spyOn(exportFiles, 'put').mockImplementationOnce(async (key, body) => {
      stored.set(key, body as Uint8Array)
      office.table.keep(dataExports, { ...kept()!, id: 'newer' })
    })
    expect(await deliver({ task: 'export', account: 'anna', id: kept()!.id })).toEqual([])
    expect(stored.size).toBe(0)
    expect(kept()).toMatchObject({ id: 'newer', ready_at: null })
  })
})

describe('the file of the own data', () => {
  it('tells of the account, without what proves who somebody is', async () => {
    const { table } = office
    table.keep(accounts, accountOf('anna', { password: 'argon2-hash', avatar: '/avatars/folder/name.png' }))
    const passkey = {
      id: 'k',
      credential_id: 'credential',
      public_key: 'public-key',
      counter: 0,
      transports: [],
      rp_id: 'x',
      name: 'Laptop',
      is_synced: false,
      created_at: 1_700_000_000,
      last_used_at: null,
    }
    const authenticator = { secret: 'sealed-secret', added_at: 1_700_000_000, last_step: 77_777 }
    table.keep(secondFactors, {
      ...noSecondFactors('anna'),
      is_on: true,
      authenticator,
      passkeys: [passkey],
      recovery_codes: ['code-hash'],
    })
    table.keep(sessions, {
      ...sessionOf('anna', 's', { device: { browser: 'Firefox', system: 'Windows' } }),
      nonce: 'session-nonce',
      token_hash: 'token-hash',
      previous_hash: 'previous-hash',
      expires_at: 2e9,
    })
    table.keep(securityAlerts, {
      account: 'anna',
      id: 'a',
      what: 'passkey_added' as const,
      at: 1_700_000_000,
      expires_at: 2e9,
    })
    table.keep(resets, { account: 'anna', nonce: 'reset-nonce', expires_at: 2e9 })
    table.keep(emailConfirmations, { account: 'anna', nonce: 'confirmation-nonce', expires_at: 2e9 })
    table.keep(emailChanges, {
      account: 'anna',
      email: 'uj@example.hu',
      nonce: 'change-nonce',
      stop_nonce: 'stop-nonce',
      changed: null,
      expires_at: 2e9,
    })
    const former = { account: 'anna', id: 'f', email: 'regi@example.hu', nonce: 'former-nonce' }
    table.keep(formerEmails, { ...former, at: 1_700_000_000, expires_at: 2e9 })
    table.keep(invitations, {
      id: 'i',
      company: 'c',
      member: 'anna',
      email: 'anna@example.hu',
      invited_by: 'denes',
      nonce: 'invitation-nonce',
      state: 'sent' as const,
      expires_at: 2e9,
    })

    const browser = { endpoint: 'https://web.push.apple.com/x', p256dh: 'public-key', auth: 'nonce' }
    const device = { browser: null, system: null }
    table.keep(pushSubscriptions, { account: 'anna', id: 'b', session: 's', device, created_at: 1, ...browser })

    const files = await exported()
    expect(json(files, 'account.json')).toMatchObject({
      email: 'anna@example.hu',
      new_email: 'uj@example.hu',
      former_emails: [{ email: 'regi@example.hu', changed_at: '2023-11-14T22:13:20.000Z' }],
      has_password: true,
      authenticator: { added_at: '2023-11-14T22:13:20.000Z' },
      passkeys: [{ name: 'Laptop', created_at: '2023-11-14T22:13:20.000Z' }],
      recovery_codes_left: 1,
      invitations: [{ company_name: 'Cég', state: 'sent' }],
    })
    expect(json(files, 'devices.json')).toMatchObject([
      { browser: 'Firefox', system: 'Windows', shows_notifications: true },
    ])
    expect(json(files, 'security.json')).toEqual([{ what: 'passkey_added', at: '2023-11-14T22:13:20.000Z' }])
    expect(files['picture.png']).toBe('bytes of avatars/folder/name.png')
    const secrets = /hash|sealed|nonce|77777|credential|public-key|"_|"k"|code-/
    expect(Object.values(files).join('\n')).not.toMatch(secrets)
  })

  it('tells of a company all that the person can see there, with others by name alone', async () => {
    const { table } = office
    table.keep(members, memberOf('anna', { approver_ids: ['bela'], private_phone: '+36 30 1', group: null }))
    table.keep(terms, {
      ...newEmploymentTerms({ company: 'c', member: 'anna' }),
      birth_date: '1990-05-05',
      employment_start: '2024-01-01',
      under_16_reason: 'a reason',
      children: [{ id: 'child', birth_year: 2020, birth_date: null, disabled: true }],
    })
    table.keep(factChanges, {
      company: 'c',
      member: 'anna',
      id: 'f',
      status: 'declined' as const,
      by: 'anna',
      at: 1_700_000_000,
      facts: [{ fact: 'birth_date' as const, before: null, after: '1990-05-05' }],
      decision: { by: 'csilla', at: 1_700_000_000, reason: 'a typing error' },
    })
    const user = { company: 'c', team: 'T1', slack_user: 'UANNA', member: 'anna', trusted: 'digest of credentials' }
    table.keep(slackUsers, { ...user, linked_at: 1_700_000_000, nonce: null, expires_at: null })
    const { id } = await ask(asAnna, { comment: 'to the lake' })
    await to('deny-leave', { path: { id }, body: { comment: 'inventory' } }, asBela)
    await to('grant-extra-days', { path: { id: 'anna' }, body: { year: 2026, days: 2, comment: 'well done' } }, asAdmin)

    const files = await exported()
    const [folder] = [...new Set(Object.keys(files).flatMap(name => /^companies\/[^/]+/.exec(name)?.[0] ?? []))]
    expect(folder).toBe('companies/1 Cég')
    const of = (name: string) => json(files, `${folder}/${name}.json`)
    expect(of('person')).toMatchObject({
      company_name: 'Cég',
      email: 'anna@example.hu',
      private_phone: '+36 30 1',
      role: 'employee',
      approver_ids: ['Béla Kis'],
      group: null,
      decides_for: [],
    })
    expect(of('employment')).toMatchObject({ birth_date: '1990-05-05', children: [{ disabled: true }] })
    expect(of('fact-changes')).toMatchObject([
      { by: 'Anna Kis', decision: { by: 'Csilla Kis', reason: 'a typing error', at: '2023-11-14T22:13:20.000Z' } },
      expect.anything(),
    ])
    expect(of('slack')).toEqual([{ team: 'T1', slack_user: 'UANNA', linked_at: '2023-11-14T22:13:20.000Z' }])
    expect(of('leave')).toMatchObject([
      {
        type: 'Annual leave',
        status: 'denied',
        comment: 'to the lake',
        response: 'inventory',
        history: [
          { what: 'requested', by: 'Anna Kis' },
          { what: 'denied', by: 'Béla Kis' },
        ],
      },
    ])
    const { balances, books } = of('balances') as { balances: { year: number; lines: object[] }[]; books: object[] }
    expect(balances.find(({ year }) => year === 2026)!.lines.length).toBeGreaterThan(1)
    expect(books).toMatchObject([{ extras: [{ days: 2, comment: 'well done', by: 'Csilla Kis' }] }])
    expect(of('audit-log')).toMatchObject([{ act: 'extra_days_granted', by: 'Csilla Kis', name: 'Anna Kis' }])
    const others = /bela@|csilla@|denes@|emese|"(bela|csilla|denes)"/
    expect(Object.values(files).join('\n')).not.toMatch(others)
  })

  it('tells nothing of the leave, the family and the health of others, whom the person may have decided for', async () => {
    const { table } = office
    table.keep(members, memberOf('emese', { approver_ids: ['anna'], private_phone: '+36 30 5', phone: '+36 30 6' }))
    const about = { id: 'emese-r', type_id: 2, from_date: '2026-12-01', to_date: '2026-12-04', user_id: 'emese' }
    const bell = { company: 'c', member: 'anna', is_seen: true, created_at: 1_700_000_000, expires_at: 2e9 }
    const name = { first_name: 'Emese', last_name: 'Kis' }
    table.keep(
      notifications,
      { ...bell, id: 'n1', type: 2, about: { ...about, name }, message: 'private' },
      { ...bell, id: 'n2', type: 19, about: null, message: null, fact_change: { id: 'f', user_id: 'emese', name } },
      { ...bell, id: 'n3', type: 11, about: null, message: null, person: { user_id: 'emese', name } },
      { ...bell, id: 'n4', type: 8, about: null, message: 'Mind a company' },
    )
    // Anna administered the company when she booked the leave of a colleague.
    const sick = { type_id: 2, from_date: '2026-12-07', to_date: '2026-12-08', comment: 'flu', user_id: 'emese' }
    await to('request-leave', { body: sick }, { user: 'anna', role: 2 })

    const files = await exported()
    const of = (file: string) => json(files, `companies/1 Cég/${file}.json`)
    const seen = { created_at: '2023-11-14T22:13:20.000Z', is_seen: true }
    const elsewhere = { ...seen, about_someone_else: true }
    expect(of('notifications')).toEqual([
      elsewhere,
      elsewhere,
      elsewhere,
      expect.objectContaining({ ...seen, message: 'Mind a company' }),
    ])
    expect(of('audit-log')).toEqual([
      expect.objectContaining({ act: 'leave_booked', about: 'person', name: 'Emese Kis', by: 'Anna Kis' }),
    ])
    expect(Object.values(files).join('\n')).not.toMatch(/flu|2026-12-0|\+36 30|private"|emese/)
  })

  it('has a folder for each company, but for deleted ones and those that have deleted the person', async () => {
    const { table } = office
    const company = table.kept(companies, { id: 'c' })!
    for (const [id, over, status] of [
      ['d', { name: 'Kék/Tó: Kft.' }, 'inactive'],
      ['e', { name: 'Törölt', is_deleted: true }, 'active'],
      ['f', { name: 'Volt' }, 'deleted'],
    ] as const) {
      table.keep(companies, { ...company, ...over, id })
      table.keep(members, memberOf('anna', { company: id, status }))
      table.keep(companyMemberships, { account: 'anna', company: id, selected_at: 0 })
    }
    const { calendars } = await import('#functions/company/calendar-store.ts')
    table.keep(calendars, { ...table.kept(calendars, { company: 'c' })!, company: 'd' })
    const folders = Object.keys(await exported()).flatMap(
      name => /^companies\/\d ([^/]+)\/person/.exec(name)?.[1] ?? [],
    )
    expect(folders.toSorted()).toEqual(['Cég', 'Kék_Tó_ Kft'])
  })

  it('says in the language of the account what is in which file', async () => {
    office.table.keep(accounts, accountOf('anna', { language: 'hu' }))
    const files = await exported()
    const readMe = files['olvass-el.txt']!
    for (const name of Object.keys(files).filter(file => file.endsWith('.json')))
      expect(readMe).toContain(name.split('/').at(-1))
    expect(readMe).not.toMatch(/\{\{|export:/)
  })

  it('has a place or a reason in KEYS.md for every kind of item', async () => {
    const [, section = ''] = readFileSync('functions/KEYS.md', 'utf8').split('## Export of own data')
    const rows = [...section.split('\n## ')[0]!.matchAll(/^\| (\w+) \| (.+) \|$/gm)].filter(
      ([, kind]) => kind !== 'Kind',
    )
    const kinds = new Set((await allKinds()).map(({ name }) => name))
    expect(rows.map(([, kind]) => kind!).toSorted()).toEqual([...kinds].toSorted())
    const files = Object.keys(await exported()).map(name => name.split('/').at(-1)!)
    const named = new Set(
      rows.flatMap(([, , where]) => [...where!.matchAll(/`([\w-]+\.json)`/g)].map(([, file]) => file!)),
    )
    expect([...named].toSorted()).toEqual([...new Set(files.filter(file => file.endsWith('.json')))].toSorted())
  })
})

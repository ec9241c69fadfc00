import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newEmploymentTerms } from '#shared/people/model.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import type { Member } from '#shared/company/model.ts'
import { now, refusal } from '../in-memory/call.ts'
import { killAt } from '../in-memory/kill-at.ts'
import { asAdmin, asAnna, asBela, asOwner, ask, openLeaveOffice, to, whose } from '../in-memory/leave-office.ts'
import { inMemoryTable, type InMemoryTable, type Row } from '../in-memory/table.ts'

const office = openLeaveOffice()
const { accountOf, memberOf, sessionOf } = await import('../in-memory/office.ts')
const { accountErasures } = await import('#functions/account/account-erasure-store.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { dataExports } = await import('#functions/account/data-export-store.ts')
const { formerEmails } = await import('#functions/account/email-change-store.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
const { sessions } = await import('#functions/account/session-store.ts')
const { companies, headcounts } = await import('#functions/company/company-store.ts')
const { calendars } = await import('#functions/company/calendar-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { eraseOnChange } = await import('#functions/leave/on-change.ts')
const { calendarFeeds, calendarFeedUses } = await import('#functions/leave/feed/feed-store.ts')
const { slackUsers } = await import('#functions/integrations/slack/slack-store.ts')
const { books } = await import('#functions/leave/leave-store.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')
const { notifications, removedNotifications } = await import('#functions/notifications/notification-store.ts')
const { notificationPreferences } = await import('#functions/notifications/preference-store.ts')
const { undeliverableAddresses } = await import('#functions/account/undeliverable-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { invitations, openInvitations } = await import('#functions/people/invitation-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { avatars } = await import('#functions/platform/avatars.ts')
const { documents } = await import('#functions/platform/documents.ts')
const { exportFiles } = await import('#functions/platform/exports.ts')
const { log } = await import('#functions/platform/log.ts')

type Consumer = (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
const task = { task: 'erase-account', account: 'anna' }
const deliver = async () =>
  (await (runTask as Consumer)({ Records: [{ messageId: 'm', body: JSON.stringify(task) }] }, {})).batchItemFailures

const deleted: string[] = []
beforeEach(() => {
  deleted.length = 0
  for (const bucket of [avatars, documents, exportFiles])
    vi.spyOn(bucket, 'deleteAll').mockImplementation(async prefix => {
      deleted.push(prefix)
      return 0
    })
})

const begin = (by = asAnna, email = `${by.user}@example.hu`) => to('erase-account', { body: { email } }, by)
const follows = (by = asAnna) =>
  to<{ companies: { name: string; waiting: number; obstacle: string | null }[] }>('show-account-erasure', {}, by)

/** Anna as she has worked here: with facts, leave, people she decides for, and a second company that has invited her. */
async function lively(): Promise<InMemoryTable> {
  const { table } = office
  table.keep(
    members,
    memberOf('anna', {
      approver_ids: ['bela'],
      phone: '+36 30 1',
      private_email: 'anna@home.hu',
      employee_number: '17',
    }),
    memberOf('emese', { approver_ids: ['anna'] }),
  )
  table.keep(approvals, { company: 'c', approver: 'anna', member: 'emese' })
  table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
  table.keep(terms, {
    ...newEmploymentTerms(whose),
    birth_date: '1990-05-05',
    gender: 2,
    employment_start: '2024-01-01',
    health_damage_or_disability: [{ from: null, to: null }],
    children: [{ id: 'child', birth_year: 2020, birth_date: null, disabled: true }],
  })
  const { id } = await ask(asAnna, { comment: 'to the lake' })
  await to('approve-leave', { path: { id }, body: { comment: 'have fun' } }, asBela)
  await ask(asAnna, { comment: 'a wedding', from_date: '2026-12-07', to_date: '2026-12-08' })
  table.keep(factChanges, {
    ...whose,
    id: 'f',
    status: 'recorded' as const,
    by: 'anna',
    at: now.seconds,
    facts: [{ fact: 'birth_date' as const, before: null, after: '1990-05-05' }],
  })
  const bell = { ...whose, is_seen: true, created_at: now.seconds, about: null, expires_at: 2e9 }
  table.keep(notifications, { ...bell, id: 'n', type: 8, message: 'hello' })
  table.keep(removedNotifications, { ...whose, id: 'removed', expires_at: 2e9 })
  table.keep(calendarFeeds, { ...whose, id: 'feed', name: 'Anna naptára', scope: 'own', group: null, created_at: 1 })
  table.keep(calendarFeedUses, { ...whose, id: 'feed', hour: 1, fetches: 1 })
  const inSlack = { company: 'c', team: 'T1', slack_user: 'UANNA', trusted: 'digest', linked_at: 1 }
  table.keep(slackUsers, { ...inSlack, member: 'anna', nonce: null, expires_at: null })
  table.keep(slackUsers, { ...inSlack, slack_user: 'UBELA', member: 'bela', nonce: null, expires_at: null })
  table.keep(notificationPreferences, { ...whose, choices: { occasions: { email: false } }, is_quiet_when_away: null })
  const browser = { endpoint: 'https://web.push.apple.com/x', p256dh: 'p', auth: 'a' }
  const device = { browser: null, system: null }
  table.keep(pushSubscriptions, { account: 'anna', id: 'b', session: 'phone', device, created_at: 1, ...browser })
  table.keep(sessions, sessionOf('anna', 'session'), sessionOf('anna', 'phone'))
  table.keep(formerEmails, { account: 'anna', id: 'e', email: 'before@example.hu', nonce: 'n', at: 1, expires_at: 2e9 })
  table.keep(logins, { email: 'before@example.hu', account: 'anna', former_until: 2e9 })
  table.keep(undeliverableAddresses, { email: 'anna@example.hu', why: 'bounced' as const, at: 1, expires_at: 2e9 })
  table.keep(dataExports, { account: 'anna', id: 'x', asked_at: 1, ready_at: 1, size: 1, expires_at: 2e9 })
  table.keep(companies, { ...table.kept(companies, { id: 'c' })!, id: 'd', name: 'Másik', country: 'AT' })
  table.keep(calendars, { ...table.kept(calendars, { company: 'c' })!, company: 'd' })
  table.keep(members, memberOf('anna', { company: 'd', status: 'invited', first_name: '', last_name: '' }))
  table.keep(invitations, {
    id: 'i',
    company: 'd',
    member: 'anna',
    email: 'anna@example.hu',
    invited_by: 'zoe',
    nonce: 'nonce',
    state: 'sent' as const,
    expires_at: 2e9,
  })
  table.keep(openInvitations, { company: 'd', member: 'anna', invitation: 'i' })
  return table
}

const rowsOf = (table: InMemoryTable) => [...table.rows().values()]
const member = (table: InMemoryTable, company = 'c') => table.kept(members, { company, id: 'anna' })!
/** Rows whose versions and moments do not matter. */
const plain = (rows: Row[]) =>
  rows
    .filter(({ _kind }) => _kind !== 'AuditEntry')
    .map(row => JSON.stringify({ ...row, _version: 0, history: undefined }))
    .toSorted()

describe('erasing the own account', () => {
  it('shows first which companies are left, what is cancelled there, and what keeps somebody from it', async () => {
    await lively()
    expect(await follows()).toMatchObject({ companies: [{ name: 'Cég', waiting: 1, obstacle: null }] })
    expect(await follows(asOwner)).toMatchObject({ companies: [{ obstacle: 'owner' }] })
    const { table } = office
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, owner: 'csilla' })
    expect(await follows(asOwner)).toMatchObject({ companies: [{ obstacle: 'last_superadmin' }] })
  })

  it('is refused to the owner and to the last superadmin by the name of the company, and changes nothing', async () => {
    const { table } = office
    const before = new Map(table.rows())
    expect(await refusal(begin(asOwner))).toMatchObject({
      code: 'conflict',
      sentence: { key: 'refusals:erasureOfOwner', values: { company: 'Cég' } },
    })
    expect(table.rows()).toEqual(before)
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, owner: 'nobody' })
    expect(await refusal(begin(asOwner))).toMatchObject({ sentence: { key: 'refusals:erasureOfLastSuperadmin' } })
    table.keep(members, memberOf('csilla', { role: 3 }))
    await begin(asOwner)
    expect(table.kept(members, { company: 'c', id: 'denes' })).toMatchObject({ status: 'inactive', role: 1 })
  })

  it('stands in nobody’s way where the company is deleted', async () => {
    const { table } = office
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, is_deleted: true })
    expect(await follows(asOwner)).toMatchObject({ companies: [] })
    await begin(asOwner)
    expect(table.kept(accounts, { id: 'denes' })).toBeUndefined()
  })

  it('wants the address typed, so that nobody does it by mistake', async () => {
    expect(await refusal(begin(asAnna, 'bela@example.hu'))).toMatchObject({
      code: 'invalid',
      errors: { email: [{ key: 'refusals:notOwnAddress' }] },
    })
    expect(office.table.kept(accounts, { id: 'anna' })).toBeDefined()
  })

  it('holds only while the superadmin who stays is one', async () => {
    const { table } = office
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, owner: 'nobody' })
    table.keep(members, memberOf('csilla', { role: 3 }))
    await begin(asOwner)
    const ending = table.commits().find(steps => steps.some(step => step.includes('ACCOUNT_ERASURE')))
    expect(ending!.filter(step => step.startsWith('check '))).toEqual(['check COMPANY#c MEMBER#csilla'])
  })

  it('ends account, address, sessions and rights in one moment', async () => {
    const table = await lively()
    const seats = table.kept(headcounts, { company: 'c', part: 'a' })?.active ?? 0
    await begin()
    expect(table.kept(accounts, { id: 'anna' })).toBeUndefined()
    expect(table.kept(logins, { email: 'anna@example.hu' })).toBeUndefined()
    expect(table.kept(undeliverableAddresses, { email: 'anna@example.hu' })).toBeUndefined()
    for (const id of ['session', 'phone']) expect(table.kept(sessions, { account: 'anna', id })).toBeUndefined()
    expect(member(table)).toMatchObject({ status: 'inactive', role: 1 })
    expect((table.kept(headcounts, { company: 'c', part: 'a' })?.active ?? 0) - seats).toBe(-1)
    const entries = rowsOf(table).filter(({ _kind, act }) => _kind === 'AuditEntry' && act === 'person_deleted')
    expect(entries).toMatchObject([{ by: 'anna', subject: 'anna', company: 'c' }])
    // The address may be registered again at once.
    table.keep(accounts, accountOf('new', { email: 'anna@example.hu' }))
    table.keep(logins, { email: 'anna@example.hu', account: 'new' })
    expect(await deliver()).toEqual([])
    expect(table.kept(logins, { email: 'anna@example.hu' })).toMatchObject({ account: 'new' })
  })

  it('ends the address once of somebody who came back to a former one', async () => {
    const { table } = office
    await lively()
    table.keep(formerEmails, {
      account: 'anna',
      id: 'e2',
      email: 'anna@example.hu',
      nonce: 'n',
      at: 1,
      expires_at: 2e9,
    })
    await begin(asAnna)
    expect(table.kept(logins, { email: 'anna@example.hu' })).toBeUndefined()
  })

  it('ends also more sessions than one transaction holds beside the companies', async () => {
    const { table } = office
    const many = Array.from({ length: 50 }, (_, number) => sessionOf('anna', number ? `s${number}` : 'session'))
    table.keep(sessions, ...many)
    await begin()
    expect(rowsOf(table).filter(({ _kind }) => _kind === 'Session')).toEqual([])
  })

  it('begins the task with the change, and with no later one', async () => {
    await begin()
    const image = office.table.rows().get('ACCOUNT#anna ACCOUNT_ERASURE')!
    await eraseOnChange({ before: undefined, after: image })
    await eraseOnChange({ before: image, after: { ...image, companies: [] } })
    await eraseOnChange({ before: image, after: undefined })
    expect(office.tasks()).toEqual([task])
  })
})

describe('what is left of an erased account', () => {
  it('is nothing but what the companies must keep, without a name', async () => {
    const table = await lively()
    await begin()
    expect(await deliver()).toEqual([])

    expect(member(table)).toMatchObject({
      first_name: '',
      last_name: 'Korábbi munkatárs',
      email: '',
      status: 'deleted',
      phone: null,
      private_email: null,
      employee_number: '17',
      approver_ids: [],
    } satisfies Partial<Member>)
    expect(member(table, 'd')).toMatchObject({ last_name: 'Former employee', status: 'deleted', email: '' })
    expect(table.kept(terms, whose)).toMatchObject({
      employment_start: '2024-01-01',
      birth_date: null,
      gender: null,
      children: [],
      health_damage_or_disability: [],
    })
    const leave = rowsOf(table).filter(({ _kind }) => _kind === 'LeaveRequest') as unknown as LeaveRequest[]
    expect(leave.map(({ status, comment, response }) => `${status}${comment}${response}`).toSorted()).toEqual([
      'approvednull',
      'cancellednull',
    ])
    expect(table.kept(books, { ...whose, year: 2026 })!.bookings).toHaveLength(1)
    expect(table.kept(members, { company: 'c', id: 'emese' })!.approver_ids).toEqual([])
    expect(table.kept(companyMemberships, { account: 'anna', company: 'c' })).toBeUndefined()

    const of = (pk: string) => rowsOf(table).filter(row => row._pk === pk)
    for (const pk of [
      'ACCOUNT#anna',
      'EMAIL#anna@example.hu',
      'EMAIL#before@example.hu',
      'INVITATION#i',
      'IDEMPOTENCY#anna',
    ])
      expect(of(pk)).toEqual([])
    const kinds = new Set(of('COMPANY#c#MEMBER#anna').map(({ _kind }) => String(_kind)))
    expect([...kinds].toSorted()).toEqual(['EmploymentTerms', 'LeaveAccount', 'LeaveBook', 'LeaveRequest'])
    const inSlack = rowsOf(table).filter(({ _kind }) => _kind === 'SlackUser')
    expect(inSlack.map(({ member }) => member)).toEqual(['bela'])
    const own = rowsOf(table).filter(row => JSON.stringify(row).includes('anna'))
    expect(JSON.stringify(own)).not.toMatch(/Anna|@example|@home|\+36|1990|lake|wedding|have fun|hello/)
    expect(deleted.filter(prefix => prefix.startsWith('exports/anna/'))).not.toEqual([])
    expect(deleted.filter(prefix => prefix.startsWith('avatars/'))).not.toEqual([])
  })

  it('is the same wherever the task was stopped, and however often it came', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const table = await lively()
    await begin()
    const begun = new Map(table.rows())
    const before = table.commits().length
    await deliver()
    const steps = table.commits().length - before
    const whole = plain(rowsOf(table))
    expect(steps).toBeGreaterThan(6)
    for (let stop = 0; stop < steps; stop++) {
      const again = inMemoryTable(begun)
      killAt(again, stop)
      expect(await deliver()).toHaveLength(1)
      expect(again.kept(accountErasures, { account: 'anna' })).toBeDefined()
      expect(await deliver()).toEqual([])
      expect(plain(rowsOf(again))).toEqual(whole)
      expect(await deliver()).toEqual([])
    }
  })

  it('is left to another message when the time of one is over', async () => {
    const table = await lively()
    await begin()
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
    let messages = 0
    for (; messages < 50 && table.kept(accountErasures, { account: 'anna' }); messages++)
      expect(await deliver()).toEqual([])
    clock.mockRestore()
    expect(messages).toBeGreaterThan(2)
    expect(office.tasks()).toContainEqual(task)
    expect(rowsOf(table).filter(({ _pk }) => _pk === 'ACCOUNT#anna')).toEqual([])
  })

  it('keeps a name where an administrator reads who did something', async () => {
    await lively()
    await begin()
    await deliver()
    const shown = await to<{ by: { name: string } }[]>('people/list-audit-log', {}, asAdmin)
    expect(shown.find(({ by }) => by.name === 'Korábbi munkatárs')).toBeDefined()
  })
})

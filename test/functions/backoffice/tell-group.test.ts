import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { permissions } from '#shared/contract/permission.ts'
import type { GroupMessage } from '#shared/notifications/messages/group-message.ts'
import type { NotificationPreferences } from '#shared/notifications/preferences.ts'
import type { Member } from '#shared/company/model.ts'
import { now } from '../in-memory/call.ts'
import { killAt } from '../in-memory/kill-at.ts'
import { openLeaveOffice } from '../in-memory/leave-office.ts'
import { deliverTask } from '../in-memory/jobs.ts'
import { inMemoryTable } from '../in-memory/table.ts'

const office = openLeaveOffice()
const { accountOf, memberOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { operators } = await import('#functions/account/operator-store.ts')
const { audienceSize } = await import('#functions/backoffice/user-groups/audience-size.ts')
const { groupsOnChange } = await import('#functions/backoffice/user-groups/groups-on-change.ts')
const { userGroupMembers, userGroups } = await import('#functions/backoffice/user-groups/user-group-store.ts')
const { companies, headcounts } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { followMessages } = await import('#functions/notifications/follow-messages.ts')
const { groupMessageFigures, groupMessages } = await import('#functions/notifications/group-message-store.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { notificationPreferences } = await import('#functions/notifications/preference-store.ts')
const { clear, commit } = await import('#functions/platform/table.ts')
const { log } = await import('#functions/platform/log.ts')

const sent: GroupMessage = {
  id: 'm',
  group: 'g',
  group_name: 'Hírlevél',
  by: 'odon',
  hu: { subject: 'Újdonság', message: 'Megújult a naptár.' },
  en: { subject: 'News', message: 'The calendar is new.' },
  with_email: true,
  state: 'sending',
  created_at: now.seconds,
  expires_at: now.seconds + 1_000_000,
}
const task = { task: 'group-message', message: 'm' }

const write = (over: Partial<GroupMessage> = {}) => office.table.keep(groupMessages, { ...sent, ...over })
const put = (id: string, of: 'company' | 'account' = 'company') =>
  office.table.keep(userGroupMembers, { group: 'g', id, of, word: id, added_at: 0, added_by: 'odon' })
const operates = (over: object = {}) =>
  office.table.keep(operators, {
    account: 'odon',
    template: null,
    additions: permissions,
    removals: [],
    is_active: true,
    created_at: 0,
    created_by: null,
    invited_until: null,
    ...over,
  })

/** Somebody in a company, with an account of the same id. */
function join(company: string, id: string, over: Partial<Member> = {}, selected_at = 0) {
  office.table.keep(members, { ...memberOf('anna'), company, id, email: `${id}@example.hu`, ...over })
  office.table.keep(companyMemberships, { account: id, company, selected_at })
  if (!office.table.kept(accounts, { id })) office.table.keep(accounts, accountOf(id))
}

const items = (table = office.table) => [...table.rows().values()].filter(({ _kind }) => _kind === notifications.name)
/** Who was told in the bell of which company. */
const told = (table = office.table) =>
  items(table)
    .map(({ company, member }) => `${String(company)} ${String(member)}`)
    .toSorted()
const emails = () =>
  (office.tasks() as { email?: string; to: string }[]).filter(({ email }) => email === 'groupMessage')
const emailed = () => [...new Set(emails().map(({ to }) => to))].toSorted()
const figures = (table = office.table) => table.kept(groupMessageFigures, { message: 'm' })!
const stateOf = (table = office.table) => table.kept(groupMessages, { id: 'm' })!.state

beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => {})
  operates()
  const group = { id: 'g', name: 'Hírlevél', description: '', rule: null, created_at: 0, changed_at: 0 }
  office.table.keep(userGroups, group)
  office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, id: 'd', name: 'Másik' })
  office.table.keep(headcounts, { company: 'd', part: '', active: 2 })
  for (const id of ['anna', 'bela', 'csilla', 'denes', 'emese']) join('c', id)
  join('d', 'anna')
  join('d', 'zoli')
  write()
  office.table.keep(groupMessageFigures, { message: 'm', told: 0, emails: 0, seen: 0, expires_at: sent.expires_at })
})

describe('O09 who gets a message to a user group', () => {
  const everybody = ['c anna', 'c bela', 'c csilla', 'c denes', 'c emese']
  const leave = (id: string, over: Partial<Member>) => join('c', id, over)
  it.each<[string, () => void, string[]]>([
    ['everybody in a company', () => put('c'), everybody],
    [
      'each account once, in however many companies of the group it is',
      () => [put('c'), put('d')],
      [...everybody, 'd zoli'],
    ],
    [
      'somebody who is picked, once though their company is in the group too',
      () => [put('c'), put('bela', 'account')],
      everybody,
    ],
    [
      'somebody who is picked, in the company that they have selected last',
      () => [join('d', 'anna', {}, 5), put('anna', 'account')],
      ['d anna'],
    ],
    [
      'somebody who is picked, in a company that is there and in which they are active',
      () => [join('d', 'anna', { status: 'inactive' }, 5), put('anna', 'account')],
      ['c anna'],
    ],
    [
      'nobody who is picked and in no company',
      () => [office.table.keep(accounts, accountOf('odon')), put('odon', 'account')],
      [],
    ],
    ['nobody who was erased', () => put('gone', 'account'), []],
    ['nobody of a company that is no more', () => put('gone'), []],
    [
      'nobody of a deleted company',
      () => [
        put('d'),
        office.table.keep(companies, { ...office.table.kept(companies, { id: 'd' })!, is_deleted: true }),
      ],
      [],
    ],
    [
      'nobody who is not active there, or was deactivated',
      () => [
        put('c'),
        leave('bela', { status: 'inactive' }),
        leave('csilla', { status: 'deleted' }),
        leave('denes', { status: 'invited' }),
        office.table.keep(accounts, accountOf('emese', { deactivated_at: 1 })),
      ],
      ['c anna'],
    ],
  ])('is %s, as was counted before, and however often the task comes', async (_, prepare, expected) => {
    prepare()
    expect(await audienceSize('g')).toEqual({ people: expected.length, how: 'exactly' })
    expect(await deliverTask(task)).toEqual([])
    // The company whose id comes first tells somebody who is in two of them.
    expect(told()).toEqual(expected)
    expect(figures()).toMatchObject({ told: expected.length, emails: expected.length, seen: 0 })
    expect(emailed()).toEqual(expected.map(one => one.slice(2)).toSorted())
    expect(stateOf()).toBe('sent')
    const before = office.table.rows()
    write()
    expect(await deliverTask(task)).toEqual([])
    expect([told(), figures().told]).toEqual([expected, expected.length])
    expect(before.size).toBe(office.table.rows().size)
  })

  it('is told once to each account wherever the task is stopped, and counted once', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    for (let n = 0; n < 60; n++) join(n % 2 ? 'c' : 'd', `p${String(n).padStart(2, '0')}`)
    join('d', 'p01')
    put('c')
    put('d')
    put('p03', 'account')
    const begin = office.table.rows()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }), async stops => {
        const table = inMemoryTable(begin)
        for (const stop of stops) {
          killAt(table, stop)
          await deliverTask(task)
          table.meanwhile(() => {})
        }
        expect(await deliverTask(task)).toEqual([])
        const people = items(table).map(({ member }) => member)
        expect([people.length, new Set(people).size]).toEqual([66, 66])
        expect(figures(table)).toMatchObject({ told: 66, emails: 66 })
      }),
      { numRuns: 15 },
    )
  })

  it('is told in tasks of their own when the time of one is over', async () => {
    for (let n = 0; n < 120; n++) join('c', `p${String(n).padStart(3, '0')}`)
    for (const one of ['c', 'd']) put(one)
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
    await deliverTask(task)
    let done = 0
    for (; ; done++) {
      const next = office.tasks().filter(one => 'task' in one)[done]
      if (!next) break
      expect(next).toMatchObject({ task: 'group-message', place: { member: expect.any(String) } })
      expect(await deliverTask(next)).toEqual([])
    }
    clock.mockRestore()
    expect(done).toBeGreaterThan(1)
    expect([items().length, stateOf()]).toEqual([126, 'sent'])
  })
})

describe('O09 a message to a user group', () => {
  it('stands in the bell in the language of its reader, without a name, and in their browsers under its subject', async () => {
    join('d', 'zoli', { language: 'hu' })
    put('d')
    await deliverTask(task)
    const of = (id: string) => items().find(({ member }) => member === id)
    expect(of('zoli')).toMatchObject({ type: 8, subject: 'Újdonság', message: 'Megújult a naptár.' })
    expect(of('anna')).toMatchObject({ subject: 'News', message: 'The calendar is new.' })
    expect(of('anna')).not.toHaveProperty('person')
  })

  it.each<[string, () => void, string[]]>([
    ['nobody where it is sent without emails', () => write({ with_email: false }), []],
    [
      'nobody who has switched them off in the company or for the service, or has not confirmed the address',
      () => {
        join('d', 'dora')
        office.table.keep(accounts, accountOf('dora', { refuses_service_emails: true }))
        const choices: NotificationPreferences['choices'] = { messages: { email: false } }
        const own = { company: 'd', member: 'zoli', choices, is_quiet_when_away: null }
        office.table.keep(notificationPreferences, own)
        office.table.keep(accounts, accountOf('anna', { email_confirmed_at: null }))
      },
      [],
    ],
  ])('is emailed to %s, and stands in the bell nevertheless', async (_, prepare, expected) => {
    prepare()
    put('d')
    const dora = office.table.kept(members, { company: 'd', id: 'dora' })
    await deliverTask(task)
    expect([emailed(), told()]).toEqual([expected, ['d anna', ...(dora ? ['d dora'] : []), 'd zoli']])
    expect(figures()).toMatchObject({ told: dora ? 3 : 2, emails: 0 })
  })

  it('does not count somebody who wants neither bell nor email', async () => {
    const choices: NotificationPreferences['choices'] = { messages: { email: false, bell: false } }
    office.table.keep(notificationPreferences, { company: 'd', member: 'zoli', choices, is_quiet_when_away: null })
    put('d')
    await deliverTask(task)
    expect([told(), figures().told]).toEqual([['d anna'], 1])
  })

  it.each<[string, () => unknown]>([
    ['its group is no more', () => commit(clear(userGroups, { id: 'g' }))],
    ['its operator may not write to groups any more', () => operates({ removals: ['user-groups.write'] })],
    ['it was stopped', () => write({ state: 'stopped' })],
    ['its operator runs the service no more', () => operates({ is_active: false })],
  ])('S3 is brought to nobody where %s', async (_, prepare) => {
    put('c')
    await prepare()
    expect(await deliverTask(task)).toEqual([])
    expect([told(), emails(), stateOf()]).toEqual([[], [], 'stopped'])
  })

  it('S3 is brought to nobody else once its group was removed while it is told, and was not sent then', async () => {
    for (const one of ['c', 'd']) put(one)
    office.table.meanwhile(() => office.table.drop(userGroups, { id: 'g' }))
    await deliverTask(task)
    expect(stateOf()).toBe('stopped')
  })

  it('S3 is brought to nobody else once it was stopped while it is told, and none of its emails that wait is sent', async () => {
    for (const one of ['c', 'd']) put(one)
    office.table.meanwhile(() => write({ state: 'stopped' }))
    expect(await deliverTask(task)).toEqual([])
    expect([told().filter(one => one.startsWith('d ')), stateOf()]).toEqual([[], 'stopped'])
    expect([told().length, emails().length]).toEqual([5, 5])
    for (const job of emails()) expect(await composeEmail(EmailJob.parse(job))).toBeUndefined()
  })

  it('S3 is not revived where it was stopped at the moment that its task ended', async () => {
    office.table.afterList(() => write({ state: 'stopped' }))
    await deliverTask(task)
    expect(stateOf()).toBe('stopped')
  })

  it('S2 claims nobody whose account is erased at the same moment', async () => {
    put('d')
    await deliverTask(task)
    const claims = office.table.commits().filter(commit => commit.some(step => /^put .*GROUP_MESSAGE#m/.test(step)))
    expect(claims[0]).toEqual(
      ['anna', 'zoli']
        .flatMap(id => [expect.stringContaining(`check ACCOUNT#${id} `)])
        .concat(['anna', 'zoli'].map(id => `put ACCOUNT#${id} GROUP_MESSAGE#m`)),
    )
  })

  describe('S2 to a group with a rule', () => {
    const inAustria = {
      standings: [],
      countries: ['AT'],
      languages: [],
      seats_from: null,
      seats_to: null,
      activity: 'any' as const,
    }
    beforeEach(() => {
      office.table.keep(userGroups, { ...office.table.kept(userGroups, { id: 'g' })!, rule: inAustria })
      office.table.keep(companies, { ...office.table.kept(companies, { id: 'd' })!, country: 'AT' })
      // Those who are listed are still those of the rule before.
      put('c')
    })

    it('comes to the companies that fit the rule when it is told, whoever is listed', async () => {
      expect(await deliverTask(task)).toEqual([])
      expect([told(), stateOf()]).toEqual([['d anna', 'd zoli'], 'sent'])
    })

    it('comes to nobody of a company that was deleted', async () => {
      office.table.keep(companies, { ...office.table.kept(companies, { id: 'd' })!, is_deleted: true })
      expect(await deliverTask(task)).toEqual([])
      expect([told(), stateOf()]).toEqual([[], 'sent'])
    })

    it('goes on after the companies that were looked at when the time of a task is over', async () => {
      for (let n = 0; n < 120; n++) join('d', `p${String(n).padStart(3, '0')}`)
      let time = 0
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
      await deliverTask(task)
      let done = 0
      for (; ; done++) {
        const next = office.tasks().filter(one => 'task' in one)[done]
        if (!next) break
        expect(await deliverTask(next)).toEqual([])
      }
      clock.mockRestore()
      expect(done).toBeGreaterThan(1)
      expect([items().length, stateOf()]).toEqual([122, 'sent'])
    })
  })

  it('is nothing where it has expired, and is brought by its first appearance alone', async () => {
    const change = (before: object | undefined) =>
      groupsOnChange({
        before: before && { _kind: 'GroupMessage', _version: 1, ...before },
        after: { _kind: 'GroupMessage', _version: 2, ...sent },
      })
    await change(undefined)
    await change(sent)
    expect(office.tasks()).toEqual([{ task: 'group-message', message: 'm' }])
    expect(await deliverTask({ task: 'group-message', message: 'gone' })).toEqual([])
  })

  it('is counted as seen once a person, however often it is told', async () => {
    put('d')
    await deliverTask(task)
    const [item] = items()
    const seen = { ...item, _version: 2, is_seen: true, seen_at: now.seconds }
    for (const _ of [1, 2]) await followMessages({ before: item!, after: seen })
    await followMessages({ before: seen, after: seen })
    expect(figures().seen).toBe(1)
    await followMessages({ before: item!, after: { ...seen, member: 'nobody' } })
    expect(figures().seen).toBe(1)
  })

  it('is emailed in the language of its reader, to nobody who has left, was deactivated or wants none meanwhile, and not once it was stopped', async () => {
    join('d', 'zoli', { language: 'hu', first_name: 'Zoli' })
    const job = EmailJob.parse({ email: 'groupMessage', event: 'e', company: 'd', to: 'zoli', message: 'm' })
    const email = await composeEmail(job)
    expect(email).toMatchObject({ subject: 'Újdonság', to: 'zoli@example.hu', member: 'zoli' })
    expect(email?.text).toContain('Szia, Zoli!\n\nMegújult a naptár.')
    for (const over of [{ deactivated_at: 1 }, { refuses_service_emails: true }]) {
      office.table.keep(accounts, accountOf('zoli', over))
      expect(await composeEmail(job)).toBeUndefined()
    }
    office.table.keep(accounts, accountOf('zoli'))
    write({ state: 'stopped' })
    expect(await composeEmail(job)).toBeUndefined()
    write({ state: 'sent' })
    expect(await composeEmail(job)).toBeDefined()
    join('d', 'zoli', { status: 'deleted' })
    expect(await composeEmail(job)).toBeUndefined()
  })
})

describe('S2 what an operator has written', () => {
  it('is no link in the email, whatever a mail program makes of an address', async () => {
    write({ en: { subject: 'szabi-login.example', message: 'Open https://szabi-login.example/in now.' } })
    const email = await composeEmail(
      EmailJob.parse({ email: 'groupMessage', event: 'e', company: 'd', to: 'anna', message: 'm' }),
    )
    expect(email?.subject).toBe('szabi-login.\u200Aexample')
    expect(email?.text).toContain('https:\u200A//szabi-login.\u200Aexample/in')
    expect(`${email?.subject}${email?.text}${email?.html}`).not.toMatch(/szabi-login\.example/)
  })

  it('waits in a queue of its own, behind which no request stands', async () => {
    put('d')
    await deliverTask(task)
    expect(office.bulkEmails().map(({ to }) => to)).toEqual(['anna', 'zoli'])
    expect(office.bulkEmails()).toHaveLength(emails().length)
  })
})

describe('O09 the size of an audience', () => {
  const removed = (id: string) =>
    office.table.keep(companies, { ...office.table.kept(companies, { id })!, is_deleted: true })

  it('leaves out deleted companies where it is about so many, and where people are picked', async () => {
    for (let n = 0; n < 201; n++) join('c', `p${n}`)
    office.table.keep(headcounts, { company: 'c', part: '', active: 206 })
    for (const one of ['c', 'd']) put(one)
    removed('d')
    expect(await audienceSize('g')).toEqual({ people: 206, how: 'about' })
    await commit(clear(userGroupMembers, { group: 'g', id: 'c' }))
    put('zoli', 'account')
    expect(await audienceSize('g')).toEqual({ people: 0, how: 'exactly' })
  })

  it('is counted one by one in twenty companies, and about in one more', async () => {
    for (let n = 0; n < 20; n++) {
      office.table.keep(companies, { ...office.table.kept(companies, { id: 'd' })!, id: `k${n}` })
      office.table.keep(headcounts, { company: `k${n}`, part: '', active: 1 })
      join(`k${n}`, 'anna')
      put(`k${n}`)
    }
    expect(await audienceSize('g')).toEqual({ people: 1, how: 'exactly' })
    put('d')
    expect(await audienceSize('g')).toEqual({ people: 22, how: 'about' })
  })

  it('is about the numbers of active members where a company is large', async () => {
    for (let n = 0; n < 201; n++) join('c', `p${n}`)
    office.table.keep(headcounts, { company: 'c', part: '', active: 206 })
    put('c')
    put('d')
    put('zoli', 'account')
    expect(await audienceSize('g')).toEqual({ people: 209, how: 'about' })
  })

  it('reads no membership of people who are picked where they are too many to be counted one by one', async () => {
    const memberships = () => office.table.queried().filter(pk => pk.startsWith('ACCOUNT#')).length
    for (let n = 0; n < 50; n++) put(`p${n}`, 'account')
    expect([await audienceSize('g'), memberships()]).toEqual([{ people: 0, how: 'exactly' }, 50])
    put('p50', 'account')
    expect([await audienceSize('g'), memberships()]).toEqual([{ people: 51, how: 'about' }, 50])
  })

  it('is over what was looked at where there are more companies and people', async () => {
    for (let n = 0; n < 251; n++) put(`p${n}`, 'account')
    expect(await audienceSize('g')).toEqual({ people: 250, how: 'over' })
  })
})

import { marshall } from '@aws-sdk/util-dynamodb'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Audience } from '#shared/notifications/messages/company-message.ts'
import type { MessageView } from '#shared/notifications/contract/message-view.ts'
import type { NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { now, refusal } from '../in-memory/call.ts'
import { killAt } from '../in-memory/kill-at.ts'
import { asAdmin, asAnna, asBela, asOwner, openLeaveOffice, to } from '../in-memory/leave-office.ts'
import { inMemoryTable } from '../in-memory/table.ts'

const office = openLeaveOffice()
const { memberOf } = await import('../in-memory/office.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { companyMessages } = await import('#functions/notifications/message-store.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { log } = await import('#functions/platform/log.ts')
const { handler: dispatch } = await import('#functions/stream/dispatch.ts')
const { handler: runTask } = await import('#functions/stream/run-task.ts')

type Consumer = (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
const consume = async (consumer: unknown, record: object) =>
  (await (consumer as Consumer)({ Records: [record] }, {})).batchItemFailures
const run = (task: object) => consume(runTask, { messageId: 'm', body: JSON.stringify(task) })
const marshalled = (row: object | undefined) => row && marshall(row, { removeUndefinedValues: true })
const tell = (before: object | undefined, after: object) =>
  consume(dispatch, { dynamodb: { SequenceNumber: '1', OldImage: marshalled(before), NewImage: marshalled(after) } })

interface Draft {
  message: string
  audience: Audience
  group_id?: string
  user_ids?: string[]
}
const send = (draft: Partial<Draft>, by = asAdmin) =>
  to<MessageView>('notifications/send-message', { body: { message: 'Holnap áramszünet lesz.', ...draft } }, by)
const rowOf = (id: string, table = office.table) => table.rows().get(`COMPANY#c MESSAGE#${id}`)!

/** Sends a message and lets the stream and the task do what follows. */
async function bring(draft: Partial<Draft>) {
  const sent = await send(draft)
  await tell(undefined, rowOf(sent.id))
  for (const task of office.tasks().filter(one => 'task' in one)) expect(await run(task)).toEqual([])
  return sent
}

const items = (table = office.table) => [...table.rows().values()].filter(({ _kind }) => _kind === notifications.name)
const told = (table = office.table) =>
  items(table)
    .map(({ member }) => String(member))
    .toSorted()
const emails = () => (office.tasks() as { email?: string; to: string }[]).filter(({ email }) => email === 'message')

beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => {})
  office.table.keep(groups, { company: 'c', id: 'g', name: 'Műhely', approver_ids: [], dissolution: null })
  for (const id of ['anna', 'bela'] as const) office.table.keep(members, memberOf(id, { group: 'g' }))
  office.table.keep(members, memberOf('emese', { status: 'inactive' }))
})

describe('a message of an administrator', () => {
  it.each<[string, Partial<Draft>, string[]]>([
    ['everybody who is active, but not the writer', { audience: 'everybody' }, ['anna', 'bela', 'denes']],
    ['a group', { audience: 'group', group_id: 'g' }, ['anna', 'bela']],
    [
      'people picked, but not the writer among them',
      { audience: 'people', user_ids: ['bela', 'csilla', 'anna', 'bela', 'emese'] },
      ['anna', 'bela'],
    ],
  ])('E03 (8) goes to %s, once by bell and email', async (_, draft, expected) => {
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })! })
    const sent = await bring(draft)
    expect(told()).toEqual(expected)
    expect(emails().map(({ to: id }) => id)).toEqual(expected)
    if (draft.audience !== 'everybody') expect(sent.total).toBe(expected.length)
    const before = office.table.rows()
    await tell(undefined, rowOf(sent.id))
    for (const task of office.tasks().filter(one => 'task' in one)) await run(task)
    expect(office.table.rows()).toEqual(before)
  })

  it('stands in the bell as it was written, with who wrote it', async () => {
    await bring({ audience: 'people', user_ids: ['anna'], message: 'Kedves Anna!' })
    const [item] = await to<NotificationView[]>('notifications/list-notifications', {}, asAnna)
    expect(item).toMatchObject({ type: 8, message: 'Kedves Anna!', user: { id: 'csilla', name: 'Csilla Kis' } })
  })

  it('is refused where nobody would get it, and for a group that is none', async () => {
    const refused = async (draft: Partial<Draft>) =>
      Object.keys(((await refusal(send(draft))) as { errors?: object }).errors ?? {})
    expect(await refused({ audience: 'people', user_ids: ['emese', 'nobody'] })).toEqual(['user_ids'])
    expect(await refused({ audience: 'people' })).toEqual(['user_ids'])
    expect(await refused({ audience: 'people', user_ids: ['csilla'] })).toEqual(['user_ids'])
    expect(await refused({ audience: 'group' })).toEqual(['group_id'])
    expect(await refused({ audience: 'group', group_id: 'other' })).toEqual(['group_id'])
    office.table.keep(groups, { company: 'c', id: 'empty', name: 'Üres', approver_ids: [], dissolution: null })
    expect(await refused({ audience: 'group', group_id: 'empty' })).toEqual(['group_id'])
  })

  it('S2 is refused where the company has written fifty times that day, whoever writes', async () => {
    for (let count = 1; count <= 50; count++) await send({ user_ids: ['anna'], audience: 'people' })
    expect(await refusal(send({ audience: 'everybody' }, asOwner))).toMatchObject({
      code: 'tooMany',
      sentence: { key: 'refusals:tooManyMessages' },
    })
  })

  it('is not brought any more where the company is deleted, nor to who has left meanwhile', async () => {
    const sent = await send({ audience: 'everybody' })
    office.table.keep(members, memberOf('anna', { status: 'deleted', group: 'g' }))
    await run({ task: 'message', company: 'c', message: sent.id })
    expect(told()).toEqual(['bela', 'denes'])
    office.table.keep(companies, { ...office.table.kept(companies, { id: 'c' })!, is_deleted: true })
    const late = await send({ audience: 'everybody' })
    await run({ task: 'message', company: 'c', message: late.id })
    expect(told()).toHaveLength(2)
    expect(await run({ task: 'message', company: 'c', message: 'gone' })).toEqual([])
  })

  it.each([{ role: 1 }, { status: 'inactive' }] as const)(
    'S3 is not brought any more where its writer administers the company no more (%o)',
    async over => {
      const sent = await send({ audience: 'everybody' })
      office.table.keep(members, memberOf('csilla', { role: 2, ...over }))
      await run({ task: 'message', company: 'c', message: sent.id })
      expect([told(), emails()]).toEqual([[], []])
    },
  )

  it('reaches everybody exactly once wherever it is stopped', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const many = Array.from({ length: 60 }, (_, n) => `p${String(n).padStart(2, '0')}`)
    for (const id of many) office.table.keep(members, { ...memberOf('anna'), id })
    const sent = await send({ audience: 'everybody' })
    const begin = office.table.rows()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 4 }), async stops => {
        const table = inMemoryTable(begin)
        const task = { task: 'message', company: 'c', message: sent.id }
        for (const stop of stops) {
          killAt(table, stop)
          await run(task)
          table.meanwhile(() => {})
        }
        expect(await run(task)).toEqual([])
        expect(told(table)).toEqual(['anna', 'bela', 'denes', ...many].toSorted())
      }),
      { numRuns: 20 },
    )
  })

  it('goes on in a message of its own when the time of one is over', async () => {
    const many = Array.from({ length: 120 }, (_, n) => `p${String(n).padStart(3, '0')}`)
    for (const id of many) office.table.keep(members, { ...memberOf('anna'), id })
    const sent = await send({ audience: 'people', user_ids: many })
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10_000))
    await run({ task: 'message', company: 'c', message: sent.id })
    for (let done = 0; ; done++) {
      const task = office.tasks().filter(one => 'task' in one)[done]
      if (!task) break
      expect(task).toMatchObject({ task: 'message', after: expect.any(String) })
      await run(task)
    }
    clock.mockRestore()
    expect(told()).toEqual(many)
  })
})

describe('who has seen a message', () => {
  const listed = async () => (await to<MessageView[]>('notifications/list-messages', {}, asOwner))[0]!

  it('is counted once a person, however often it is told', async () => {
    await bring({ audience: 'group', group_id: 'g' })
    expect(await listed()).toMatchObject({ total: 2, seen: 0, sent_by: 'csilla', audience: 'group', group_id: 'g' })
    for (const reader of [asAnna, asBela]) {
      const mine = ({ member }: { member?: unknown }) => member === reader.user
      const before = items().find(mine)
      await to('notifications/mark-notifications-seen', {}, reader)
      const after = items().find(mine)!
      expect(after.seen_at).toBe(now.seconds)
      for (const times of [1, 2, 3]) expect([times, await tell(before, after)]).toEqual([times, []])
      await tell(after, after)
    }
    expect(await listed()).toMatchObject({ total: 2, seen: 2 })
  })

  it('is kept of messages only', async () => {
    const item = { company: 'c', member: 'anna', id: 'n', type: 9, is_seen: false, created_at: 1, expires_at: 2e9 }
    office.table.keep(notifications, { ...item, about: null, message: null })
    await to('notifications/mark-notifications-seen', {}, asAnna)
    expect(items()[0]).toMatchObject({ is_seen: true })
    expect(items()[0]).not.toHaveProperty('seen_at')
  })

  it('is forgotten with a message that has expired', async () => {
    const sent = await bring({ audience: 'people', user_ids: ['anna'] })
    const before = items()[0]
    await to('notifications/mark-notifications-seen', {}, asAnna)
    const kept = office.table.kept(companyMessages, { company: 'c', id: sent.id })!
    office.table.keep(companyMessages, { ...kept, expires_at: 1 })
    const rows = office.table.rows()
    expect(await tell(before, items()[0]!)).toEqual([])
    expect(office.table.rows()).toEqual(rows)
  })
})

describe('the email of a message', () => {
  it('says in the language of its reader who writes what, in paragraphs and as it was written', async () => {
    office.table.keep(members, memberOf('anna', { language: 'hu' }))
    const sent = await send({ audience: 'people', user_ids: ['anna'], message: 'Első sor.\n\nNézd: http://example.hu' })
    const job = EmailJob.parse({ email: 'message', event: 'e', company: 'c', to: 'anna', message: sent.id })
    const email = await composeEmail(job)
    expect(email).toMatchObject({ subject: 'Üzenet a cégtől: Cég', to: 'anna@example.hu' })
    expect(email?.text).toContain('Kis Csilla ezt írja:')
    expect(email?.text).toContain('Első sor.')
    expect(email?.text).toContain('http://example.hu')
    office.table.keep(members, memberOf('anna', { status: 'inactive' }))
    expect(await composeEmail(job)).toBeUndefined()
  })
})

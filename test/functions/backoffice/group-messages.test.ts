import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { addUserGroup } from '#shared/backoffice/contract/user-groups/add-user-group.ts'
import { addUserGroupMembers } from '#shared/backoffice/contract/user-groups/add-user-group-members.ts'
import { listGroupMessages } from '#shared/backoffice/contract/user-groups/list-group-messages.ts'
import { previewGroupMessage } from '#shared/backoffice/contract/user-groups/preview-group-message.ts'
import { removeUserGroup } from '#shared/backoffice/contract/user-groups/remove-user-group.ts'
import { removeUserGroupMember } from '#shared/backoffice/contract/user-groups/remove-user-group-member.ts'
import { sendGroupMessage } from '#shared/backoffice/contract/user-groups/send-group-message.ts'
import { stopGroupMessage } from '#shared/backoffice/contract/user-groups/stop-group-message.ts'
import type { GroupMessageDraft } from '#shared/backoffice/user-groups/group-message-draft.ts'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import { permissions } from '#shared/contract/permission.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { savePreferences } from '#shared/notifications/contract/save-preferences.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const all = { additions: permissions }
const unwritten = { subject: '', message: '' }
const draft = (word: string, over: Partial<GroupMessageDraft> = {}): GroupMessageDraft => ({
  hu: { subject: `Hír ${word}`, message: 'Megújult a naptár.\n<b>Nézd meg!</b>' },
  en: { subject: `News ${word}`, message: 'The calendar is new.\n<b>Look at it!</b>' },
  with_email: true,
  ...over,
})

async function groupOf(operator: Person, ...companies: string[]) {
  const body = { name: 'Hírlevél', description: '', rule: null }
  const { id } = (await operator.client.asked(addUserGroup, { body })).data
  if (companies.length)
    await operator.client.asked(addUserGroupMembers, { path: { id }, body: { of: 'company', ids: companies } })
  return id
}
const send = async (by: Person, id: string, body: GroupMessageDraft) => {
  const { version } = (await by.client.asked(previewGroupMessage, { path: { id }, body })).data
  return (await by.client.asked(sendGroupMessage, { path: { id }, body: { ...body, version } })).data.id
}
const listed = (by: Person, group?: string) =>
  by.client.asked(listGroupMessages, { query: group === undefined ? {} : { group } })
const brought = (by: Person, group: string) =>
  eventually(async () => {
    const [one] = (await listed(by, group)).data
    return one !== undefined && one.state !== 'sending' && one
  })
const bellOf = async ({ client }: Person) => (await client.asked(notifications.listNotifications)).data
const mailsOf = ({ email }: Person, word: string) =>
  world.cloud.mails().filter(({ to, subject }) => to === email && subject.includes(word))

describe('O09 messages to user groups', () => {
  it('come to everybody in the group in their language, as written by the service, and are counted', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder('hu')]
    const [anna, bela] = [await world.colleague(owner), await world.colleague(owner)]
    await bela.client.asked(savePreferences, { body: { choices: { messages: { email: false } } } })
    const gone = await world.colleague(owner)
    await operator.client.asked(deactivateUser, { path: { id: gone.id } })
    const group = await groupOf(operator, owner.company)
    const word = owner.company.slice(-6)

    const { data } = await operator.client.asked(previewGroupMessage, { path: { id: group }, body: draft(word) })
    expect(data.audience).toEqual({ people: 3, how: 'exactly' })
    expect(data.hu).toMatchObject({ subject: `Hír ${word}`, paragraphs: ['Megújult a naptár.', '<b>Nézd meg!</b>'] })
    expect(data.en).toMatchObject({ subject: `News ${word}`, greeting: expect.stringMatching(/^Hello Első/) })

    const id = await send(operator, group, draft(word))
    expect(await brought(operator, group)).toMatchObject({ id, state: 'sent', told: 3, emails: 2, seen: 0 })
    const [hungarian] = await bellOf(owner)
    expect(hungarian).toMatchObject({ type: 8, data: { subject: `Hír ${word}` }, user: null })
    const [english] = await bellOf(anna)
    expect(english).toMatchObject({
      message: 'The calendar is new.\n<b>Look at it!</b>',
      data: { subject: `News ${word}` },
    })
    expect(await bellOf(bela)).toHaveLength(1)

    const [mail] = await eventually(async () => {
      const found = mailsOf(anna, word)
      return found.length > 0 && mailsOf(owner, word).length > 0 && found
    })
    expect(mail!.text).toContain('The calendar is new.')
    expect(mail!.text).not.toContain(operator.email)
    expect([mailsOf(anna, word).length, mailsOf(bela, word).length, mailsOf(gone, word).length]).toEqual([1, 0, 0])

    await anna.client.asked(notifications.markNotificationsSeen)
    await eventually(async () => (await listed(operator, group)).data[0]?.seen === 1, 60_000)
    const log = (await operator.client.asked(listOperatorLog, { query: { subject: group } })).data
    expect(log).toContainEqual(
      expect.objectContaining({
        act: 'sent',
        by: expect.objectContaining({ id: operator.id }),
        changes: [
          { field: 'subject_hu', before: null, after: `Hír ${word}` },
          { field: 'subject_en', before: null, after: `News ${word}` },
          { field: 'with_email', before: null, after: 'true' },
        ],
      }),
    )
    expect(JSON.stringify(log)).not.toContain(anna.email)
  })

  it('are sent by operators alone who may write and have just confirmed who they are', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const id = await groupOf(operator, owner.company)
    const unconfirmed = await world.operator({ ...all, isConfirmed: false })
    expect(await refused(send(unconfirmed, id, draft('x')))).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
    const reader = await world.operator({ additions: ['user-groups.read'] })
    expect((await refused(send(reader, id, draft('x')))).status).toBe(403)
    const preview = { path: { id }, body: draft('x') }
    expect((await refused(reader.client.asked(previewGroupMessage, preview))).status).toBe(403)
    expect((await listed(reader, id)).data).toEqual([])
    const other = await world.operator({ additions: ['users.read'] })
    expect((await refused(listed(other))).status).toBe(403)
  })

  it('are stopped by whoever may write while they may still be kept from somebody, once, and it is in the log', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder('hu')]
    const group = await groupOf(operator, owner.company)
    const word = owner.company.slice(-6)
    const stop = (by: Person, id: string) => by.client.asked(stopGroupMessage, { path: { id } })

    const silent = await send(operator, group, draft('x', { with_email: false }))
    expect(await brought(operator, group)).toMatchObject({ id: silent, state: 'sent', may_be_stopped: false })
    expect(await refused(stop(operator, silent))).toMatchObject({
      status: 409,
      message: expect.stringContaining('has reached everybody'),
    })
    const id = await send(operator, group, draft(word))
    expect((await listed(operator, group)).data[0]).toMatchObject({ id, may_be_stopped: true })
    const reader = await world.operator({ additions: ['user-groups.read'] })
    expect((await refused(stop(reader, id))).status).toBe(403)
    await stop(operator, id)
    expect((await listed(operator, group)).data[0]).toMatchObject({ id, state: 'stopped', may_be_stopped: false })
    expect((await refused(stop(operator, id))).status).toBe(409)
    expect((await refused(stop(operator, 'nothing'))).status).toBe(404)
    const log = (await operator.client.asked(listOperatorLog, { query: { subject: group } })).data
    expect(log[0]).toMatchObject({
      act: 'stopped',
      by: { id: operator.id },
      subject: { id: group, name: 'Hírlevél' },
      changes: [{ field: 'message', before: null, after: expect.stringContaining(word) }],
    })
  })

  it('S2 are not sent to another audience than was shown, nor under an address to whoever may not see operators', async () => {
    const [operator, owner, other] = [await world.operator(all), await world.founder(), await world.founder()]
    const id = await groupOf(operator, owner.company)
    const shown = async () =>
      (await operator.client.asked(previewGroupMessage, { path: { id }, body: draft('x') })).data.version
    const sendAs = (version: number) =>
      operator.client.asked(sendGroupMessage, { path: { id }, body: { ...draft('x'), version } })
    const changed = { status: 409, message: expect.stringContaining('The group has changed since') }
    const before = await shown()
    const more = { path: { id }, body: { of: 'company' as const, ids: [other.company] } }
    await operator.client.asked(addUserGroupMembers, more)
    expect(await refused(sendAs(before))).toMatchObject(changed)
    const withOther = await shown()
    await operator.client.asked(removeUserGroupMember, { path: { id, memberId: other.company } })
    expect(await refused(sendAs(withOther))).toMatchObject(changed)
    expect((await listed(operator, id)).data).toEqual([])
    await sendAs(await shown())
    const reader = await world.operator({ additions: ['user-groups.read'] })
    const [seen] = (await listed(reader, id)).data
    expect(JSON.stringify(seen)).not.toContain('@')
  })

  it('are refused with a sentence where they cannot be sent', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const id = await groupOf(operator, owner.company)
    for (const [field, over] of [
      ['hu.subject,hu.message', { hu: unwritten, en: unwritten }],
      ['en.subject', { en: { subject: '', message: 'Hi!' } }],
      ['hu.message', { hu: { subject: 'Szia', message: 'x'.repeat(1001) } }],
    ] as const) {
      const refusal = await refused(send(operator, id, draft('x', over)))
      expect([refusal.status, Object.keys(refusal.errors ?? {}).join()]).toEqual([422, field])
    }
    const empty = await groupOf(operator)
    expect(await refused(send(operator, empty, draft('x')))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Nobody is in this group'),
    })
    await operator.client.asked(removeUserGroup, { path: { id } })
    for (const call of [
      () => send(operator, id, draft('x')),
      () => operator.client.asked(previewGroupMessage, { path: { id }, body: draft('x') }),
    ])
      expect(await refused(call())).toMatchObject({
        status: 404,
        message: expect.stringContaining('was deleted meanwhile'),
      })
    expect((await listed(operator, id)).data).toEqual([])
  })

  it('S2 are five an hour of an operator, whatever their groups, and listed with who sent them, the newest first', async () => {
    const [operator, owner] = [await world.operator(all), await world.founder()]
    const groups = [await groupOf(operator, owner.company), await groupOf(operator, owner.company)]
    const ids: string[] = []
    for (let n = 0; n < 5; n++)
      ids.push(await send(operator, groups[n % 2]!, draft('x', { hu: unwritten, with_email: false })))
    expect(await refused(send(operator, groups[0]!, draft('x')))).toMatchObject({
      status: 429,
      message: expect.stringContaining('at most 5 messages to user groups in an hour'),
    })
    const rows = await eventually(async () => {
      const { data } = await listed(operator, groups[0])
      return data.length === 3 && data.every(({ state }) => state === 'sent') && data
    })
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([ids[0], ids[2], ids[4]]))
    const times = rows.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(rows[0]).toMatchObject({
      hu: null,
      en: { subject: 'News x' },
      group: { id: groups[0], name: 'Hírlevél' },
      sent_by: { id: operator.id, name: expect.stringContaining('Első') },
      told: 1,
      emails: 0,
    })
    expect((await listed(operator)).data.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  })
})

import { describe, expect, it } from 'vitest'
import type { Member } from '#shared/company/model.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { signLinks, stopClock } from '../in-memory/emails.ts'
import type { NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { asAdmin, asAnna, asBela, asOwner, ask, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
signLinks()
stopClock()
const { memberOf } = await import('../in-memory/office.ts')
const { members } = await import('#functions/company/member-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { composePush } = await import('#functions/notifications/push/compose-push.ts')
const { PushJob } = await import('#functions/notifications/push/push-job.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')

type Id = Parameters<typeof memberOf>[0]
const keep = (id: Id, over: Partial<Member> = {}) => office.table.keep(members, memberOf(id, over))
const sickLeave = () => ask(asAnna, { type_id: 2, comment: 'Kemoterápia' })
const { sick, reminder, factsProposed, factsConfirmed } = notificationTypes
const user = { user_id: 'anna', name: { first_name: 'Anna', last_name: 'Kis' } }

/** Whether the email and the push of Anna's sick leave still come to somebody. */
async function isToldOfLeave(to: Id, { id, from_date, to_date }: Awaited<ReturnType<typeof sickLeave>>) {
  const job = { email: 'leave', event: 'e', type: sick, company: 'c', to, member: 'anna', request: id, step: 1 }
  const about = { id, type_id: 2, from_date, to_date, ...user }
  const push = PushJob.parse({ id: 'n', company: 'c', member: to, type: sick, about, message: null, step: 1 })
  return told(EmailJob.parse(job), push)
}

/** The same of a change of Anna's facts. */
function isToldOfFacts(to: Id, type: number) {
  const job = { email: 'facts', event: 'e', type, company: 'c', to, member: 'anna', change: 'f' }
  const fact_change = { id: 'f', ...user }
  const push = { id: 'n', company: 'c', member: to, type, about: null, message: null, fact_change }
  return told(EmailJob.parse(job), PushJob.parse(push))
}

async function told(email: Parameters<typeof composeEmail>[0], push: Parameters<typeof composePush>[0]) {
  const sent = [await composeEmail(email), await composePush(push)].map(one => one !== undefined)
  expect(sent[0]).toBe(sent[1])
  return sent[0]
}

describe('S2 an illness is told by no email and no push', () => {
  it('to whoever approves for the person no more', async () => {
    const request = await sickLeave()
    expect(await isToldOfLeave('bela', request)).toBe(true)
    expect(await isToldOfLeave('anna', request)).toBe(true)
    keep('anna', { approver_ids: ['emese'] })
    expect(await isToldOfLeave('bela', request)).toBe(false)
    expect(await isToldOfLeave('emese', request)).toBe(true)
    expect(await isToldOfLeave('anna', request)).toBe(true)
  })

  it('to whoever is an administrator no more', async () => {
    const request = await sickLeave()
    expect(await isToldOfLeave('csilla', request)).toBe(true)
    keep('csilla', { role: 1 })
    expect(await isToldOfLeave('csilla', request)).toBe(false)
  })

  it('to whoever stands in for an approver no more', async () => {
    keep('bela', { stand_in: 'emese' })
    await ask(asBela, { type_id: 2, from_date: '2026-11-20', to_date: '2026-11-20' })
    const request = await sickLeave()
    expect(await isToldOfLeave('emese', request)).toBe(true)
    keep('bela', { stand_in: 'denes' })
    expect(await isToldOfLeave('emese', request)).toBe(false)
  })

  it('by a reminder that names others too', async () => {
    const { id } = await ask(asAnna)
    keep('emese', { approver_ids: ['bela'] })
    const { id: other } = await ask({ user: 'emese' })
    const job = {
      email: 'reminder',
      event: 'e',
      type: reminder,
      company: 'c',
      to: 'bela',
      requests: [id, other],
      total: 2,
    }
    const remind = async () => (await composeEmail(EmailJob.parse(job)))?.text
    expect(await remind()).toMatch(/Anna Kis[^]+Emese Kis|Emese Kis[^]+Anna Kis/)
    keep('anna', { approver_ids: [] })
    expect(await remind()).toContain('Emese Kis')
    expect(await remind()).not.toContain('Anna Kis')
    keep('emese', { approver_ids: [] })
    expect(await remind()).toBeUndefined()
  })
})

it('S2 a change of somebody’s facts is told to no former administrator, and to the person always', async () => {
  const fact = { fact: 'birth_date', before: null, after: '1990-11-20' } as const
  const change = {
    company: 'c',
    member: 'anna',
    id: 'f',
    status: 'proposed',
    by: 'anna',
    at: 1,
    facts: [fact],
  } as const
  office.table.keep(factChanges, { ...change, facts: [fact] })
  expect(await isToldOfFacts('csilla', factsProposed)).toBe(true)
  keep('csilla', { role: 1 })
  expect(await isToldOfFacts('csilla', factsProposed)).toBe(false)
  expect(await isToldOfFacts('anna', factsConfirmed)).toBe(true)
})

it('S2 a proposal of facts leaves the bell of whoever may confirm it no more, and comes back with the right to', async () => {
  const kept = { company: 'c', is_seen: false, created_at: 1, about: null, message: null, expires_at: 2e9 }
  const proposalOf = (member: string, id: string, user_id: string) => ({
    ...kept,
    id,
    member,
    type: factsProposed,
    fact_change: { ...user, id, user_id },
  })
  const message = { ...kept, id: 'm', member: 'csilla', type: notificationTypes.custom, message: 'Leltár' }
  office.table.keep(notifications, proposalOf('csilla', 'f', 'anna'), proposalOf('csilla', 'g', 'denes'), message)
  const bell = async (by: typeof asAdmin) =>
    (await to<NotificationView[]>('notifications/list-notifications', { query: {} }, by)).map(({ id }) => id).toSorted()
  expect(await bell(asAdmin)).toEqual(['f', 'm'])
  expect(await bell({ ...asAdmin, role: 1 })).toEqual(['m'])
  expect(await bell({ ...asAdmin, role: 3 })).toEqual(['f', 'g', 'm'])
  expect(await bell(asOwner)).toEqual([])
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asAnna, ask, openLeaveOffice } from '../in-memory/leave-office.ts'
import { now } from '../in-memory/call.ts'
import { signLinks } from '../in-memory/emails.ts'

const office = openLeaveOffice()
const { accounts } = await import('#functions/account/account-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { companyMessages } = await import('#functions/notifications/message-store.ts')
const { composePush } = await import('#functions/notifications/push/compose-push.ts')
const { clear, commit } = await import('#functions/platform/table.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { memberOf } = await import('../in-memory/office.ts')

signLinks()
beforeEach(() => {
  vi.stubEnv('ORIGIN', 'https://szabi.example')
})

/** What is queued for Béla, an administrator, when each thing happens in the company. */
async function jobsToBela() {
  office.table.keep(members, memberOf('bela', { role: 2 }))
  const { id: request } = await ask(asAnna)
  const shared = { company: 'c', created_at: now.seconds, expires_at: 2e9 }
  office.table.keep(companyMessages, {
    ...shared,
    id: 'm',
    by: 'csilla',
    message: 'Leltár',
    audience: 'everybody' as const,
    group: null,
    people: [],
    total: 4,
    seen: 0,
  })
  const change = { company: 'c', member: 'anna', id: 'f', by: 'anna', at: 1, facts: [] }
  office.table.keep(factChanges, { ...change, status: 'proposed' as const })
  const to = { event: 'e', company: 'c', to: 'bela' }
  return [
    { ...to, email: 'leave', type: 1, member: 'anna', request, step: 1 },
    { ...to, email: 'facts', type: 20, member: 'anna', change: 'f' },
    { ...to, email: 'message', message: 'm' },
    { ...to, email: 'reminder', type: 18, day: now.today, requests: [request], total: 1 },
    { ...to, email: 'digest', type: 24, day: now.today, away: 1, waiting: 0, names: ['anna'] },
    { event: 'e', email: 'welcome', account: 'bela' },
  ].map(job => EmailJob.parse(job))
}

describe('between an event and its email', () => {
  it('nobody has gone: the email is composed', async () => {
    for (const job of await jobsToBela())
      expect([job.email, (await composeEmail(job))?.to]).toEqual([job.email, 'bela@example.hu'])
  })

  it('a person was deleted: there is none, nor a push', async () => {
    const jobs = await jobsToBela()
    office.table.keep(members, memberOf('bela', { status: 'deleted' }))
    for (const job of jobs.slice(0, -1)) expect([job.email, await composeEmail(job)]).toEqual([job.email, undefined])
    const push = { id: 'p', company: 'c', member: 'bela', type: 8, about: null, message: 'Leltár', step: 0 }
    expect(await composePush(push)).toBeUndefined()
  })

  it('an account was erased: there is none of any kind', async () => {
    const jobs = await jobsToBela()
    await commit(clear(accounts, { id: 'bela' }))
    expect(office.table.kept(accounts, { id: 'bela' })).toBeUndefined()
    for (const job of jobs) expect([job.email, await composeEmail(job)]).toEqual([job.email, undefined])
  })
})

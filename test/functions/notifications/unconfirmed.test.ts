import { expect, it } from 'vitest'
import { notificationTypes } from '#shared/notifications/model.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { signLinks, stopClock } from '../in-memory/emails.ts'
import { asAdmin, asAnna, ask, openLeaveOffice, to } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
signLinks()
stopClock()
const { accountOf, memberOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { groupMessages } = await import('#functions/notifications/group-message-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { factChanges } = await import('#functions/people/fact-change-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const whose = { company: 'c', member: 'anna' }

/** What somebody writes into a request, a message and their own facts, so that there is an email of each sort to Béla about it. */
async function write() {
  office.table.keep(members, memberOf('anna', { approver_ids: ['bela'], show_birthday: true }))
  office.table.keep(terms, { ...newEmploymentTerms(whose), birth_date: '1990-11-20' })
  office.table.keep(members, memberOf('bela', { role: 2 }))
  const fact = { fact: 'birth_date', before: null, after: '1990-11-20' } as const
  office.table.keep(factChanges, { ...whose, id: 'f', status: 'proposed', by: 'anna', at: 1, facts: [fact] })
  const words = { subject: 'Nyerj!', message: 'Nyerj most!' }
  office.table.keep(groupMessages, {
    id: 'm',
    group: 'g',
    group_name: 'Hírlevél',
    by: 'odon',
    hu: words,
    en: null,
    with_email: true,
    state: 'sent',
    created_at: 1,
    expires_at: 2e9,
  })
  const { id: request } = await ask(asAnna, { comment: 'Nyerj most!' })
  const draft = { message: 'Nyerj most!', audience: 'everybody' }
  const { id: message } = await to<{ id: string }>('notifications/send-message', { body: draft }, asAdmin)
  return { request, message }
}

const jobs: [string, (written: { request: string; message: string }) => object][] = [
  ['leave', ({ request }) => ({ type: notificationTypes.vacation, member: 'anna', request, step: 1 })],
  ['message', ({ message }) => ({ message })],
  ['groupMessage', () => ({ message: 'm' })],
  ['reminder', ({ request }) => ({ type: notificationTypes.reminder, requests: [request], total: 1 })],
  ['digest', () => ({ type: notificationTypes.digest, day: '2026-11-20', away: 1, waiting: 0, names: ['anna'] })],
  ['facts', () => ({ type: notificationTypes.factsProposed, member: 'anna', change: 'f' })],
  ['occasion', () => ({ type: notificationTypes.birthday, member: 'anna', day: '2026-11-20' })],
  ['deadline', () => ({ type: notificationTypes.reminder, deadline: { kind: 'decree', year: 2027 } })],
  ['companyDeleted', () => ({})],
  ['companyRestored', () => ({})],
]

it.each(jobs)('S1 an email of the sort %s is sent to no address that nobody has confirmed', async (email, jobOf) => {
  const written = await write()
  if (email === 'companyDeleted') {
    const company = office.table.kept(companies, { id: 'c' })!
    office.table.keep(companies, { ...company, deleted: { at: 1, by: 'denes' } })
  }
  const job = EmailJob.parse({ email, event: 'e', company: 'c', to: 'bela', ...jobOf(written) })
  expect((await composeEmail(job))?.to).toBe('bela@example.hu')
  office.table.keep(accounts, accountOf('bela', { email_confirmed_at: null }))
  expect(await composeEmail(job)).toBeUndefined()
})

/** To the address that the order names, and to those who run the service; only who has confirmed an address may order. */
const toOthers = ['order', 'grant']

it('knows every sort of email that members get', () => {
  const sorts = EmailJob.def.options.flatMap(({ shape }) =>
    'company' in shape ? [String(shape.email.def.values[0])] : [],
  )
  expect(sorts.toSorted()).toEqual([...jobs.map(([email]) => email), ...toOthers].toSorted())
})

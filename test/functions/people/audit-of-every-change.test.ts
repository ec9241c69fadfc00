import { describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '#shared/company/audit/audit-entry.ts'
import { auditChangeInWords } from '#shared/people/audit/audit-in-words.ts'
import { decisionToken, prepared } from '../waves/calls.ts'
import { callAs, companyOf, endpoints, type Sent, type Who } from '../waves/company.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { now } from '../in-memory/call.ts'

const { accounts } = await import('#functions/account/account-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { secondFactors } = await import('#functions/account/second-factor-store.ts')
const { noSecondFactors } = await import('#shared/account/second-factor.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

const ofOperators =
  'is about those who run the service, their notes, an account or the site, and stands in their own log'

/** Changes that the audit log of a company does not keep, and why. */
const omitted: Record<string, string> = {
  'POST /company/complete-registration': 'says only that the pages of the registration were seen',
  'POST /company/select': 'is about a session, and changes nothing in a company',
  'PUT /user/preference': 'is about how somebody sees the product themselves',
  'POST /attendance/hand-in': 'stands in the history of the sheet, and locks nothing',
  'GET /export/payroll': 'stands in the history of exports, with who and when',
  'GET /export/attendance': 'changes nothing but that a file is made for whoever asked',
  'GET /export/leave-cards': 'changes nothing but that a file is made for whoever asked',
  'GET /notification/seen': 'is about what somebody has read',
  'DELETE /notification/{id}': 'is about what somebody has read',
  'POST /notification/unsubscribe': 'is about what somebody wants to be told of themselves',
  'PUT /notification/preferences': 'is about what somebody wants to be told of themselves',
  'POST /notification/push': 'is about a browser of an account',
  'DELETE /notification/push/{id}': 'is about a browser of an account',
  'POST /day-off/{id}/document/upload': 'changes nothing before the document is attached',
  'GET /day-off/{id}/document/{documentId}': 'changes nothing; that somebody else opened it stands in the log alone',
  'GET /day-off/calendar/counts': 'changes nothing but that a task registers what is booked already',
  'POST /company/calendar-effect': 'changes nothing but that a task looks for what a change would do',
  'POST /company/leave-rules-effect': 'changes nothing but that a task looks for what a change would do',
  'POST /avatar/upload': 'changes nothing before the picture is saved',
  'POST /contact': 'is about no company',
  'POST /landing/visit': 'is about no company',
  'POST /slack/install': 'changes nothing before Slack leads back',
  'GET /calendar/{address}': 'changes nothing but how often the feed was fetched',
  'POST /slack/event': 'waits in a queue, from which a decision is made as on the page',
  'POST /webhook/{id}/test': 'changes nothing but that a try is sent, which stands in the log of the webhook',
  'POST /webhook/{id}/delivery/{deliveryId}/replay':
    'sends again what was sent, which stands in the log of the webhook',
  'POST /admin/company/{id}/note': ofOperators,
  'DELETE /admin/company/{id}/note/{noteId}': ofOperators,
  'GET /admin/user/{id}': ofOperators,
  'POST /admin/user/{id}/password-reset': ofOperators,
  'POST /admin/user/{id}/deactivate': ofOperators,
  'POST /admin/user/{id}/activate': ofOperators,
  'POST /mcp': 'changes nothing but by the entries of the contract that it calls, which stand in the log themselves',
  'PUT /avatar': 'is about the own picture of an account, which is the same in all of its companies',
}
const ofAccounts = 'is about an account, which belongs to no company, and has a security log'

/** Days that the usual call has not asked for. */
const otherDays = { type_id: 1, from_date: '2027-01-11', to_date: '2027-01-13', comment: '' }

/** How a call has to be made otherwise, since the log keeps only what administrators do with the leave of others. */
const otherwise: Record<string, { as?: Who; sent?: (table: InMemoryTable) => Promise<Sent> } & Sent> = {
  'POST /day-off': {
    as: 'csilla',
    body: { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: '', user_id: 'anna' },
  },
  'PUT /attendance/{date}': { as: 'csilla', path: { date: '2026-10-05' }, body: { user_id: 'anna', end: '18:00' } },
  'DELETE /day-off/{id}': { as: 'csilla' },
  'POST /day-off/{id}/document': { as: 'csilla' },
  'DELETE /day-off/{id}/document/{documentId}': { as: 'csilla' },
  'POST /day-off/approve/{id}': { as: 'csilla' },
  'POST /day-off/reject/{id}': { as: 'csilla' },
  'GET /day-off/reject/{id}': { as: 'csilla' },
  'POST /day-off/decision': {
    sent: async () => ({ body: { token: await decisionToken('csilla', otherDays), decision: 'approved', version: 1 } }),
  },
  'POST /day-off/undo/{id}': {
    as: 'csilla',
    sent: async () => {
      const { id } = (await callAs('anna', 'POST /day-off', { body: otherDays })).body.data
      await callAs('csilla', 'POST /day-off/approve/{id}', { path: { id }, body: {} })
      return { path: { id } }
    },
  },
  'DELETE /user/{id}/avatar': {
    as: 'csilla',
    sent: async table => {
      const path = '/avatars/folder/picture.png'
      table.keep(accounts, { ...table.kept(accounts, { id: 'anna' })!, avatar: path })
      table.keep(members, { ...table.kept(members, { company: 'c', id: 'anna' })!, avatar: path })
      return { path: { id: 'anna' } }
    },
  },
  'PUT /company/second-factor': {
    sent: async table => {
      table.keep(secondFactors, { ...noSecondFactors('denes'), is_on: true })
      return { body: { is_required: true } }
    },
  },
}

const entriesOf = (table: InMemoryTable) =>
  [...table.rows().values()].filter(({ _kind }) => _kind === 'AuditEntry') as unknown as AuditEntry[]

/** What a call adds to the audit log, and the commits by which it does. */
async function addedBy(route: string): Promise<{ entries: AuditEntry[]; commits: string[][] }> {
  const table = await companyOf(5)
  const { as, sent, ...more } = otherwise[route] ?? {}
  const run = await prepared(route, table, { ...(as && { as }), ...more, ...(await sent?.(table)) })
  const [before, commits] = [entriesOf(table).length, table.commits().length]
  await run()
  return { entries: entriesOf(table).slice(before), commits: table.commits().slice(commits) }
}

const isChange = (step: string) => !/^check |#AUDIT|IDEMPOTENCY/.test(step)

const changing = endpoints.filter(({ endpoint }) => endpoint.changes)
const reasonOf = ({ endpoint, feature }: (typeof endpoints)[number]) =>
  omitted[endpoint.route] ??
  (feature === 'account'
    ? ofAccounts
    : /^\w+ \/admin\/(operator|template|user-group|testimonial|partner|article|contact-message|translation|page-meta|country|currency|ads)/.test(
          endpoint.route,
        )
      ? ofOperators
      : undefined)

describe('the audit log', () => {
  it('leaves out no change but those that have a reason, each of which is in the contract', () => {
    const routes = changing.map(({ endpoint }) => endpoint.route as string)
    expect(Object.keys({ ...omitted, ...otherwise }).filter(route => !routes.includes(route))).toEqual([])
  })

  it.each(changing.filter(one => !reasonOf(one)).map(({ endpoint }) => endpoint.route as string))(
    'keeps what %s changes, in the commit that changes it',
    async route => {
      const { entries, commits } = await addedBy(route)
      expect(entries).not.toEqual([])
      for (const { company, by, at } of entries)
        expect([company === 'c' || route === 'POST /company', by !== '', at]).toEqual([true, true, now.seconds])
      const withEntry = commits.filter(steps => steps.some(step => step.includes('#AUDIT')))
      expect(withEntry).not.toEqual([])
      const nobody = { person: () => '', group: () => '' }
      for (const { act, changes } of entries)
        for (const language of ['hu', 'en'] as const)
          for (const { label, before, after } of changes.map(one => auditChangeInWords(one, act, language, nobody)))
            if (act !== 'leave_rules_changed')
              expect([label, before, after].filter(said => said && /^[a-z]+_[a-z_]+$/.test(said))).toEqual([])
      // A commit that holds an entry holds the change as well.
      for (const steps of withEntry) expect(steps.some(isChange)).toBe(true)
    },
    30_000,
  )

  it.each(changing.filter(one => reasonOf(one)).map(({ endpoint }) => endpoint.route as string))(
    'keeps nothing of %s',
    async route => expect((await addedBy(route)).entries).toEqual([]),
    30_000,
  )
})

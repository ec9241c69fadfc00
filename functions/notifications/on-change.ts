import * as z from 'zod/mini'
import { accountErasures } from '#functions/account/account-erasure-store.ts'
import { emailConfirmations } from '#functions/account/confirmation-store.ts'
import { dataExports } from '#functions/account/data-export-store.ts'
import { resets } from '#functions/account/reset-store.ts'
import { securityAlerts } from '#functions/account/security-alert-store.ts'
import { fileExports } from '#functions/attendance/file-export-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { adminsOf } from '#functions/company/member-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { factChanges } from '#functions/people/fact-change-store.ts'
import { invitations } from '#functions/people/invitation-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { enqueueAccountEmails, enqueueEmails } from '#functions/platform/queue.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { EmailJob } from './email-job.ts'
import { followMessages } from './follow-messages.ts'
import { insertOnce } from './notification-store.ts'
import { followEmailChange } from './on-email-change.ts'
import { followFirstConfirmation, invitationJob } from './on-first-confirmation.ts'
import { notifyOfFacts } from './notify-of-facts.ts'
import { notifyOfLeave } from './notify-of-leave.ts'

/** What is read of a change that only tells that something was sent, opened or raised; words of newer writers are let through. */
const sentInvitation = viewOf(invitations, z.object({ id: z.string(), state: z.string() }))
const askedReset = viewOf(resets, z.object({ account: z.string(), nonce: z.string() }))
const askedConfirmation = viewOf(emailConfirmations, z.object({ account: z.string(), nonce: z.string() }))
const raisedAlert = viewOf(securityAlerts, z.object({ id: z.string(), account: z.string() }))
const madeExport = viewOf(dataExports, z.object({ account: z.string(), id: z.string(), ready_at: z.nullable(z.int()) }))
const deletedCompany = viewOf(
  companies,
  z.object({ id: z.string(), deleted: z.optional(z.nullable(z.object({ at: z.int() }))) }),
)

/** Notifies whom a change concerns, by the channels that they want. */
export async function notifyOnChange(change: Change) {
  await emailInvitation(change)
  await followFirstConfirmation(change)
  await emailPasswordReset(change)
  await emailConfirmation(change)
  await followEmailChange(change)
  await emailSecurityAlert(change)
  await emailDataExport(change)
  await tellOfFile(change)
  await emailAccountErased(change)
  await emailCompanyDeleted(change)
  await emailCompanyRestored(change)
  await followMessages(change)
  const request = changeOf(requests, change)
  if (request) await notifyOfLeave(request)
  const facts = changeOf(factChanges, change)
  if (facts) await notifyOfFacts(facts)
}

async function emailInvitation(change: Change) {
  const { before, after } = changeOf(sentInvitation, change) ?? {}
  if (!after || before || after.state !== 'sent') return
  await enqueueEmails([invitationJob(after)])
}

async function emailConfirmation(change: Change) {
  const { before, after } = changeOf(askedConfirmation, change) ?? {}
  if (!after || before?.nonce === after.nonce) return
  const { account, nonce } = after
  const event = `confirmation-${account}-${nonce}`
  await enqueueAccountEmails([{ id: event, body: { email: 'confirmation', event, account, nonce } satisfies EmailJob }])
}

async function emailPasswordReset(change: Change) {
  const { before, after } = changeOf(askedReset, change) ?? {}
  if (!after || before?.nonce === after.nonce) return
  const { account, nonce } = after
  const event = `reset-${account}-${nonce}`
  await enqueueAccountEmails([{ id: event, body: { email: 'reset', event, account, nonce } satisfies EmailJob }])
}

async function emailSecurityAlert(change: Change) {
  const { before, after } = changeOf(raisedAlert, change) ?? {}
  if (!after || before) return
  const event = `alert-${after.id}`
  const body: EmailJob = { email: 'securityAlert', event, account: after.account, alert: after.id }
  await enqueueAccountEmails([{ id: event, body }])
}

/** Tells whoever has asked for their data that it is ready. */
async function emailDataExport(change: Change) {
  const { before, after } = changeOf(madeExport, change) ?? {}
  if (!after || after.ready_at === null || (before?.id === after.id && before.ready_at !== null)) return
  const { account, id } = after
  const event = `export-${id}`
  await enqueueAccountEmails([{ id: event, body: { email: 'dataExport', event, account, id } satisfies EmailJob }])
}

/** Tells whoever has asked for a file that it can be downloaded: in the bell, whatever they have chosen, since they wait for it. */
async function tellOfFile(change: Change) {
  const { before, after } = changeOf(fileExports, change) ?? {}
  if (!after || after.ready_at === null || before?.ready_at === after.ready_at) return
  const { company, member, id, name, asked, ready_at, expires_at } = after
  const type = notificationTypes.fileReady
  await insertOnce({
    company,
    member,
    id: `${ready_at}-${type}-${id}`,
    type,
    is_seen: false,
    created_at: ready_at,
    about: null,
    message: null,
    file: { id, name, what: asked.what },
    expires_at,
  })
}

/** Confirms an erasure once nothing is left of the account; nothing is sent to an address that nobody confirmed. */
async function emailAccountErased(change: Change) {
  const { before, after } = changeOf(accountErasures, change) ?? {}
  if (after || !before?.is_confirmed) return
  const { account, email: to, language } = before
  const event = `erased-${account}`
  await enqueueAccountEmails([
    { id: event, body: { email: 'accountErased', event, account, to, language } satisfies EmailJob },
  ])
}

/** Emails the administrators, who can no longer open the company to see a notification. */
async function emailCompanyDeleted(change: Change) {
  const { before, after } = changeOf(deletedCompany, change) ?? {}
  if (!after?.deleted || before?.deleted) return
  await emailAdmins(after.id, 'companyDeleted', `deleted-${after.id}-${after.deleted.at}`)
}

async function emailCompanyRestored(change: Change) {
  const { before, after } = changeOf(deletedCompany, change) ?? {}
  if (!before?.deleted || !after || after.deleted) return
  await emailAdmins(after.id, 'companyRestored', `restored-${after.id}-${before.deleted.at}`)
}

async function emailAdmins(company: string, email: 'companyDeleted' | 'companyRestored', event: string) {
  const body = (to: string): EmailJob => ({ email, event, company, to })
  await enqueueEmails((await adminsOf(company)).map(({ id }) => ({ id: `${event}-${id}`, body: body(id) })))
}

import { accounts } from '#functions/account/account-store.ts'
import { emailConfirmations } from '#functions/account/confirmation-store.ts'
import { dataExports } from '#functions/account/data-export-store.ts'
import { securityAlerts } from '#functions/account/security-alert-store.ts'
import { resets } from '#functions/account/reset-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { setting } from '#functions/platform/environment.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import { isEntered } from '#shared/account/identity.ts'
import { restorableUntil } from '#shared/company/deletion.ts'
import {
  accountErasedEmail,
  confirmationEmail,
  dataExportEmail,
  operatorInvitationEmail,
  securityAlertEmail,
  companyDeletedEmail,
  companyRestoredEmail,
  passwordResetEmail,
} from '#shared/notifications/account-emails.ts'
import { momentInWords } from '#shared/words/moment-in-words.ts'
import { nameOf, pageAt, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'

/** Skips a reset that a newer request has replaced. Nobody who has not entered their account gets one but whoever is to run the service. */
export async function composePasswordReset({
  account: id,
  nonce,
}: JobOf<'reset'>): Promise<AddressedEmail | undefined> {
  const [owner, reset] = await getBatch(lookup(accounts, { id }), lookup(resets, { account: id }))
  if (!owner || reset?.nonce !== nonce) return undefined
  const { email, language } = owner
  const isInvited = !isEntered(owner)
  const query = `?token=${await linkToken(id, nonce)}${isInvited ? '&then=%2Fadmin' : ''}`
  const compose = isInvited ? operatorInvitationEmail : passwordResetEmail
  return {
    ...compose({ email, address: pageAt('change-password', language, query) }, language),
    to: email,
    member: id,
  }
}

/** Skips a link that a newer one has replaced, or that is needed no more. */
export async function composeConfirmation({
  account: id,
  nonce,
}: JobOf<'confirmation'>): Promise<AddressedEmail | undefined> {
  const [owner, asked] = await getBatch(lookup(accounts, { id }), lookup(emailConfirmations, { account: id }))
  if (!owner || owner.email_confirmed_at !== null || asked?.nonce !== nonce) return undefined
  const { email, language } = owner
  const address = pageAt('confirm-email', language, `?token=${await linkToken(id, nonce)}`)
  return { ...confirmationEmail({ email, address }, language), to: email, member: id }
}

/** Skips an address that nobody has confirmed, since whoever registered it could have any number of emails sent to a stranger. */
export async function composeSecurityAlert({
  account: id,
  alert,
}: JobOf<'securityAlert'>): Promise<AddressedEmail | undefined> {
  const [owner, raised] = await getBatch(lookup(accounts, { id }), lookup(securityAlerts, { account: id, id: alert }))
  if (!owner || owner.email_confirmed_at === null || !raised) return undefined
  const { email, language } = owner
  const at = momentInWords(raised.at, language)
  const content = securityAlertEmail(
    { what: raised.what, at, email, address: pageAt('forgot-password', language) },
    language,
  )
  return { ...content, to: email, member: id }
}

/** Leads to the page, not to the file, which only its owner gets once signed in; skips an address that nobody has confirmed, as above. */
export async function composeDataExport({
  account: id,
  id: asked,
}: JobOf<'dataExport'>): Promise<AddressedEmail | undefined> {
  const [owner, made] = await getBatch(lookup(accounts, { id }), lookup(dataExports, { account: id }))
  if (!owner || owner.email_confirmed_at === null || made?.id !== asked || made.ready_at === null) return undefined
  const { email, language } = owner
  const until = momentInWords(made.expires_at, language)
  const address = pageAt('user/security', language)
  return { ...dataExportEmail({ email, until, address }, language), to: email, member: id }
}

/** The last email to an address, which the job itself names. */
export async function composeAccountErased({ account, to, language }: JobOf<'accountErased'>): Promise<AddressedEmail> {
  const facts = { email: to, address: pageAt('', language), contact: setting('SUPPORT_ADDRESS') }
  return { ...accountErasedEmail(facts, language), to, member: account }
}

/** Skips a company that was restored meanwhile. */
export async function composeCompanyDeleted({
  company: id,
  to,
}: JobOf<'companyDeleted'>): Promise<AddressedEmail | undefined> {
  const company = await get(companies, { id })
  if (!company?.deleted) return undefined
  const [recipient, deleter] = await getBatch(
    lookup(members, { company: id, id: to }),
    lookup(members, { company: id, id: company.deleted.by }),
  )
  if (!recipient || !deleter) return undefined
  const { language, first_name, email } = recipient
  const facts = {
    company: company.name,
    recipient: first_name,
    name: nameOf(deleter, language),
    address: pageAt('', language),
    until: restorableUntil(company.deleted),
    contact: setting('SUPPORT_ADDRESS'),
  }
  return { ...companyDeletedEmail(facts, language), to: email, member: to }
}

/** Skips a company that was deleted again meanwhile. */
export async function composeCompanyRestored({
  company: id,
  to,
}: JobOf<'companyRestored'>): Promise<AddressedEmail | undefined> {
  const [company, recipient] = await getBatch(lookup(companies, { id }), lookup(members, { company: id, id: to }))
  if (!company || company.is_deleted || !recipient) return undefined
  const { language, first_name, email } = recipient
  const facts = {
    company: company.name,
    recipient: first_name,
    address: pageAt('login', language),
    contact: setting('SUPPORT_ADDRESS'),
  }
  return { ...companyRestoredEmail(facts, language), to: email, member: to }
}

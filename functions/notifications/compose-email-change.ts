import { accounts } from '#functions/account/account-store.ts'
import { emailChanges, formerEmails } from '#functions/account/email-change-store.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import {
  emailChangeAskedEmail,
  emailChangedEmail,
  emailChangeEmail,
} from '#shared/notifications/email-change-emails.ts'
import { momentInWords } from '#shared/words/moment-in-words.ts'
import { pageAt, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'

/** A change that still waits; one that was stopped, made or replaced by a newer one is undefined. */
async function waiting({ account: id, nonce }: JobOf<'emailChange' | 'emailChangeAsked'>) {
  const [owner, change] = await getBatch(lookup(accounts, { id }), lookup(emailChanges, { account: id }))
  return owner && change?.nonce === nonce && !change.changed ? { owner, change } : undefined
}

export async function composeEmailChange(job: JobOf<'emailChange'>): Promise<AddressedEmail | undefined> {
  const found = await waiting(job)
  if (!found) return undefined
  const { id, language } = found.owner
  const address = pageAt('confirm-email-change', language, `?token=${await linkToken(id, job.nonce)}`)
  return { ...emailChangeEmail({ address }, language), to: found.change.email, member: id }
}

/** Skips an address that nobody has confirmed, which may be a stranger's. */
export async function composeEmailChangeAsked(job: JobOf<'emailChangeAsked'>): Promise<AddressedEmail | undefined> {
  const found = await waiting(job)
  if (!found || found.owner.email_confirmed_at === null) return undefined
  const { id, email, language } = found.owner
  const address = stopPage(language, await linkToken(id, found.change.stop_nonce))
  return { ...emailChangeAskedEmail({ email, address }, language), to: email, member: id }
}

/** Skips a change that was taken back meanwhile. */
export async function composeEmailChanged({
  account: id,
  former: formerId,
}: JobOf<'emailChanged'>): Promise<AddressedEmail | undefined> {
  const [owner, former] = await getBatch(lookup(accounts, { id }), lookup(formerEmails, { account: id, id: formerId }))
  if (!owner || !former) return undefined
  const { language } = owner
  const { email, nonce, at } = former
  const address = stopPage(language, await linkToken(id, nonce))
  return { ...emailChangedEmail({ email, address, at: momentInWords(at, language) }, language), to: email, member: id }
}

const stopPage = (language: 'hu' | 'en', token: string) => pageAt('stop-email-change', language, `?token=${token}`)

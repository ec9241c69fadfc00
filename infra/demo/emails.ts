import { setTimeout as pause } from 'node:timers/promises'
import type { Mail } from '#infra/local/mail/mailbox.ts'

/** In milliseconds: emails come after whatever else a busy machine still does. */
const longestWait = 120_000

/** The token of the newest link to a page that an address has received, once so many of them are in the inbox. */
async function linkTo(page: string, url: string, email: string, sent: number): Promise<string> {
  const link = new RegExp(`${page}\\?token=([\\w.-]+)`)
  for (const until = Date.now() + longestWait; Date.now() < until; await pause(50)) {
    const inbox = (await (await fetch(`${url}/_local/mail.json?to=${encodeURIComponent(email)}`)).json()) as Mail[]
    const tokens = inbox.flatMap(({ text }) => link.exec(text)?.[1] ?? [])
    if (tokens.length >= sent) return tokens.at(-1)!
  }
  throw new Error(`No link to ${page} reached ${email}`)
}

export const invitationTo = (url: string, email: string, sent = 1) => linkTo('accept-invitation', url, email, sent)
export const confirmationTo = (url: string, email: string) => linkTo('confirm-email', url, email, 1)

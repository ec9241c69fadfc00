import { setTimeout as pause } from 'node:timers/promises'
import type { Mail } from '#infra/local/mail/mailbox.ts'

const longestWait = 30_000

/** The token of the newest invitation to an address, once so many of them are in the inbox. */
export async function invitationTo(url: string, email: string, sent = 1): Promise<string> {
  for (const until = Date.now() + longestWait; Date.now() < until; await pause(50)) {
    const all = (await (await fetch(`${url}/_local/mail.json`)).json()) as Mail[]
    const invitations = all.filter(({ to, text }) => to === email && text.includes('accept-invitation?token='))
    const token = /accept-invitation\?token=([\w.-]+)/.exec(invitations.at(-1)?.text ?? '')?.[1]
    if (token && invitations.length >= sent) return token
  }
  throw new Error(`No invitation reached ${email}`)
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Mail } from '../mail/mailbox.ts'

const longestWait = 30_000

/** The token of the invitation that reached an address, as soon as it is in the inbox. */
export async function invitationTo(url: string, email: string): Promise<string> {
  for (const until = Date.now() + longestWait; Date.now() < until; await pause(50)) {
    const letters = (await (await fetch(`${url}/_local/mail.json`)).json()) as Mail[]
    const text = letters.findLast(({ to }) => to === email)?.text ?? ''
    const token = /accept-invitation\?token=([\w.-]+)/.exec(text)?.[1]
    if (token) return token
  }
  throw new Error(`No invitation reached ${email}`)
}

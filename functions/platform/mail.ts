import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses'
import { clientTimeouts, setting } from './environment.ts'
import { paced } from './paced.ts'
import { retry } from './retry-on-conflict.ts'

/** It never tries again by itself: SES may have accepted an email whose reply was lost. */
const client = new SESClient({ ...clientTimeouts, maxAttempts: 1 })

/** Emails of accounts, of companies and to very many, which are queued apart, and their parts of what SES takes from a worker of each. */
const parts = { accounts: 0.2, companies: 0.6, bulk: 0.2 }
export type MailPart = keyof typeof parts

/** The turns of this worker, made with its first email of each queue. */
const turns: Partial<Record<MailPart, ReturnType<typeof paced>>> = {}
const turn = (of: MailPart) => (turns[of] ??= paced(Number(setting('MAIL_PER_SECOND')) * parts[of]))()

/** Milliseconds in which an email is tried again that SES refused for its rate. */
const patience = 8_000

/** An email, composed. */
export interface OutgoingEmail {
  to: string
  subject: string
  text: string
  html: string
  /** With which emails it was queued, whose turns it takes. */
  part: MailPart
  /** What it is about, and the recipient's id: named in headers, so that SES's events tell of which email they are. */
  event: string
  member: string
  /** Where a reply goes, if not to the sender. */
  replyTo?: string
  file?: { name: string; type: string; content: string }
  /** The address to which a mail program posts what switches such emails off (RFC 8058). */
  unsubscribe?: string | undefined
}

/** Sends one email. @throws Error where SES has not accepted it, and where nobody knows whether it has */
export async function sendEmail(email: OutgoingEmail): Promise<void> {
  const { to, subject, text, html, part, event, member, replyTo, file, unsubscribe } = email
  // Loaded with the first email, since it would make up a third of the function's cold start.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const message = new MailComposer({
    from: setting('MAIL_FROM'),
    to,
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    ...(file && { attachments: [{ filename: file.name, contentType: file.type, content: file.content }] }),
    headers: {
      'X-Szabi-Event': event,
      'X-Szabi-Recipient': member,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  })
  const Data = await message.compile().build()
  const send = async () => {
    await turn(part)
    return client.send(
      new SendRawEmailCommand({ Source: setting('MAIL_FROM'), Destinations: [to], RawMessage: { Data } }),
    )
  }
  await retry(send, { isTransient: isThrottled, firstPause: 100, patience })
}

const isThrottled = (error: unknown) => (error as Error).name === 'Throttling'

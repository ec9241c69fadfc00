import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import { setting } from './environment.ts'

const client = new SESClient({ maxAttempts: 2 })

/** A letter ready to go. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Names the event in the headers, so that a mailbox shows a repetition as what it is. */
  event: string
}

/** Sends one letter. */
export async function send({ to, subject, text, html, event }: Mail): Promise<void> {
  const letter = new MailComposer({
    from: setting('MAIL_FROM'),
    to,
    subject,
    text,
    html,
    headers: { 'X-Szabi-Event': event, 'Auto-Submitted': 'auto-generated' },
  })
  await client.send(
    new SendRawEmailCommand({
      Source: setting('MAIL_FROM'),
      Destinations: [to],
      RawMessage: { Data: await letter.compile().build() },
    }),
  )
}

import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses'
import { clientTimeouts, setting } from './environment.ts'

const client = new SESClient({ ...clientTimeouts, maxAttempts: 2 })

/** An email, composed. */
export interface OutgoingEmail {
  to: string
  subject: string
  text: string
  html: string
  /** Named in a header, so that a second copy can be told from another email. */
  event: string
}

/** Sends one email. */
export async function sendEmail({ to, subject, text, html, event }: OutgoingEmail): Promise<void> {
  // Loaded with the first email, since it would make up a third of the function's cold start.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const message = new MailComposer({
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
      RawMessage: { Data: await message.compile().build() },
    }),
  )
}

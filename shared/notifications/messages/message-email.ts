import type { Language } from '../../words/language.ts'
import { sayEmail } from '../../words/say-email.ts'
import type { KeyIn } from '../../words/translation-key.ts'
import { button, paragraph, paragraphsOf, type EmailContent } from '../email/email-parts.ts'
import { renderEmail } from '../email/render-email.ts'
import { unlinked } from '../unlinked.ts'

interface MessageEmail {
  /** What the administrator has written, in paragraphs. */
  message: string
  recipient: string
  /** The administrator who wrote it. */
  person: string
  company: string
  address: string
  /** Where the recipient chooses which emails to get. */
  settings: string
}

/** The email of a message that an administrator has written to people of the company. */
export function messageEmail(
  { message, recipient, person, company, address, settings }: MessageEmail,
  language: Language,
): EmailContent {
  const values = { name: unlinked(person), recipient: unlinked(recipient), company: unlinked(company) }
  const translate = (name: KeyIn<'emails'>) => sayEmail({ key: `emails:${name}`, values }, language)
  return renderEmail(
    {
      subject: translate('messageSubject'),
      greeting: translate('greeting'),
      body: [
        paragraph(translate('messageFrom')),
        ...paragraphsOf(message).map(text => ({ kind: 'written' as const, text })),
        button({ label: translate('openDashboard'), address }),
      ],
      reason: translate('leaveReason'),
      choice: { label: translate('emailChoice'), address: settings },
    },
    language,
  )
}

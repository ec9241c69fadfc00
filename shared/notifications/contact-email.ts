import * as z from 'zod/mini'
import { Language } from '../words/language.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { paragraph, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

/** What is said of a message of the contact form by email, which the job carries. */
export const ContactFacts = z.object({ name: z.string(), email: z.string(), message: z.string(), language: Language })
export type ContactFacts = z.infer<typeof ContactFacts>

/** The email to those who run the service about a message of the contact form; its reply goes to whoever wrote it. */
export function contactEmail(contact: ContactFacts, language: Language): EmailContent {
  const values = { name: unlinked(contact.name), email: contact.email }
  const translate = (name: KeyIn<'emails'>) => sayEmail({ key: `emails:${name}`, values }, language)
  return renderEmail(
    {
      subject: translate('contactSubject'),
      greeting: translate('greetingAnyone'),
      body: [
        paragraph(translate('contactBody')),
        ...contact.message
          .split(/\n+/)
          .map(line => line.trim())
          .filter(Boolean)
          .map(text => ({ kind: 'written' as const, text: unlinked(text) })),
        paragraph(translate(contact.language === 'hu' ? 'contactInHungarian' : 'contactInEnglish')),
      ],
      reason: translate('contactReason'),
    },
    language,
  )
}

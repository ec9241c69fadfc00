import type { Language } from '../../words/language.ts'
import { productName } from '../../words/product.ts'
import { sayEmail } from '../../words/say-email.ts'
import type { KeyIn } from '../../words/translation-key.ts'
import { button, paragraph, paragraphsOf, type EmailContent, type EmailLink } from '../email/email-parts.ts'
import { withoutEmphasis } from '../email/emphasis.ts'
import { renderEmail } from '../email/render-email.ts'
import type { MessageWords } from './group-message.ts'
import { unlinked } from '../unlinked.ts'

interface GroupMessageFacts {
  words: MessageWords
  /** The first name of the recipient; empty where nobody has entered one. */
  recipient: string
  /** Where the button leads. */
  address: string
  /** Where the recipient chooses which emails to get. */
  settings: string
}

/** What the email of a message says, part by part, as it is sent and as operators see it before. */
export interface GroupMessageParts {
  subject: string
  greeting: string
  paragraphs: string[]
  action: EmailLink
  reason: string
  choice: EmailLink
}

/** The parts of the email of a message of those who run the service. */
export function groupMessageParts(
  { words: { subject, message }, recipient, address, settings }: GroupMessageFacts,
  language: Language,
): GroupMessageParts {
  const values = { recipient: unlinked(recipient), product: productName }
  const translate = (name: KeyIn<'emails'>) => sayEmail({ key: `emails:${name}`, values }, language)
  return {
    subject: unlinked(withoutEmphasis(subject)),
    greeting: translate(recipient ? 'greeting' : 'greetingAnyone'),
    paragraphs: paragraphsOf(unlinked(withoutEmphasis(message))),
    action: { label: translate('openDashboard'), address },
    reason: translate('groupMessageReason'),
    choice: { label: translate('emailChoice'), address: settings },
  }
}

/** The email of a message of those who run the service, who speak in it themselves; none of what they wrote is markup or a link. */
export function groupMessageEmail(facts: GroupMessageFacts, language: Language): EmailContent {
  const { subject, greeting, paragraphs, action, reason, choice } = groupMessageParts(facts, language)
  return renderEmail(
    { subject, greeting, body: [...paragraphs.map(paragraph), button(action)], reason, choice },
    language,
  )
}

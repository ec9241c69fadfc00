import type { Language } from '../words/language.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { notificationKey } from './leave-events.ts'
import { notificationTypes } from './model.ts'
import { quotedInLine, unlinked } from './unlinked.ts'

/** What an email about a change of facts says, already translated. */
interface FactsEmail {
  /** The type of the notification that accompanies it. */
  type: number
  recipient: string
  person: string
  /** The names of the facts; their values, which may tell of health or family, stay in the product. */
  facts: string
  reason: string
  company: string
  address: string
  /** Where the recipient chooses which emails to get. */
  settings: string
}

/** The email about facts that were entered, proposed, confirmed or declined. */
export function factsEmail(email: FactsEmail, language: Language): EmailContent {
  const { type, recipient, person, facts, reason, company, address, settings } = email
  const names = { name: unlinked(person), recipient: unlinked(recipient), company: unlinked(company) }
  const translate = (name: KeyIn<'emails'>, values: Record<string, string> = {}) =>
    sayEmail({ key: `emails:${name}`, values: { ...names, facts, ...values } }, language)
  const isProposal = type === notificationTypes.factsProposed
  return renderEmail(
    {
      subject: translate(notificationKey(type)),
      greeting: translate('greeting'),
      body: sentencesAndButton(
        [
          translate(notificationKey(type)),
          translate('whichFacts'),
          ...(isProposal ? [translate('factsToConfirm')] : []),
          ...(reason ? [translate('said', { said: quotedInLine(reason) })] : []),
        ],
        { label: translate(isProposal ? 'openProposal' : 'openProfile'), address },
      ),
      reason: translate('leaveReason'),
      choice: { label: translate('emailChoice'), address: settings },
    },
    language,
  )
}

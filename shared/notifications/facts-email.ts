import type { Language } from '../words/language.ts'
import { say } from '../words/say.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { renderEmail, type EmailContent } from './emails.ts'
import { notificationKey } from './leave-events.ts'
import { notificationTypes } from './model.ts'
import { unlinked } from './unlinked.ts'

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
}

/** The email about facts that were entered, proposed, confirmed or declined. */
export function factsEmail(email: FactsEmail, language: Language): EmailContent {
  const { type, recipient, person, facts, reason, company, address } = email
  const names = { name: unlinked(person), recipient: unlinked(recipient), company: unlinked(company) }
  const translate = (name: KeyIn<'emails'>, values: Record<string, string> = {}) =>
    say({ key: `emails:${name}`, values: { ...names, facts, ...values } }, language)
  const isProposal = type === notificationTypes.factsProposed
  return renderEmail(
    {
      subject: translate(notificationKey(type)),
      greeting: translate('greeting'),
      paragraphs: [
        translate(notificationKey(type)),
        translate('whichFacts'),
        ...(isProposal ? [translate('factsToConfirm')] : []),
        ...(reason ? [translate('said', { said: reason })] : []),
      ],
      action: { label: translate(isProposal ? 'openProposal' : 'openProfile'), address },
      reason: translate('leaveReason'),
    },
    language,
  )
}

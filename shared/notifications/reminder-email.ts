import type { Language } from '../words/language.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

interface ReminderEmail {
  /** Whose requests have waited for long, and for which days. */
  requests: readonly { person: string; period: string }[]
  /** How many requests wait beside these. */
  further: number
  recipient: string
  company: string
  address: string
  /** Where the recipient chooses which emails to get. */
  settings: string
}

/** The email that reminds of requests that have waited for two working days. */
export function reminderEmail(
  { requests, further, recipient, company, address, settings }: ReminderEmail,
  language: Language,
): EmailContent {
  const all = requests.length + further
  const values = { recipient: unlinked(recipient), company: unlinked(company) }
  const translate = (name: KeyIn<'emails'>, count = 0) =>
    sayEmail({ key: `emails:${name}`, values: { ...values, count } }, language)
  return renderEmail(
    {
      subject: translate('digestWaiting', all),
      greeting: translate('greeting'),
      body: sentencesAndButton(
        [
          translate('reminderBody', all),
          ...requests.map(({ person, period }) => `${unlinked(person)}: ${period}`),
          ...(further > 0 ? [translate('reminderFurther', further)] : []),
        ],
        { label: translate('goThrough'), address },
      ),
      reason: translate('leaveReason'),
      choice: { label: translate('emailChoice'), address: settings },
    },
    language,
  )
}

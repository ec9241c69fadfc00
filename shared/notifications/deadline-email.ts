import type { Language } from '../words/language.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { deadlineInWords } from './deadline-in-words.ts'
import type { Deadline } from './deadline.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

interface DeadlineEmail {
  deadline: Deadline
  recipient: string
  company: string
  /** The page on which something can be done about it. */
  address: string
  /** Where the recipient chooses which emails to get. */
  settings: string
}

/** Why the date matters and what can be done, and the button that leads there. */
const sentences = {
  carried: { body: ['deadlineCarriedBody'], action: 'openOwnDaysOff' },
  overtime: { body: ['deadlineOvertimeBody'], action: 'openOwnDaysOff' },
  to_grant: { body: ['deadlineToGrantLaw', 'deadlineToGrantBody'], action: 'openEmployees' },
  decree: { body: ['deadlineDecreeBody'], action: 'openNonWorkingDays' },
  holidays: { body: ['deadlineHolidaysBody'], action: 'openNonWorkingDays' },
  trial: { body: ['deadlineTrialBody', 'deadlinePlanBody'], action: 'openPlan' },
  webhook: { body: ['webhookOffBody', 'webhookOffNext'], action: 'openWebhooks' },
  subscription: { body: ['deadlineSubscriptionBody', 'deadlinePlanBody'], action: 'openPlan' },
} as const satisfies Record<Deadline['kind'], { body: KeyIn<'emails'>[]; action: KeyIn<'emails'> }>

/** The email that reminds of a deadline. */
export function deadlineEmail(
  { deadline, recipient, company, address, settings }: DeadlineEmail,
  language: Language,
): EmailContent {
  const values = { recipient: unlinked(recipient), company: unlinked(company) }
  const translate = (name: KeyIn<'emails'>) => sayEmail({ key: `emails:${name}`, values }, language)
  const { body, action } = sentences[deadline.kind]
  return renderEmail(
    {
      subject: deadlineInWords(deadline, language),
      greeting: translate('greeting'),
      body: sentencesAndButton(body.map(translate), { label: translate(action), address }),
      reason: translate('leaveReason'),
      choice: { label: translate('emailChoice'), address: settings },
    },
    language,
  )
}

import type { Language } from '../words/language.ts'
import { productName } from '../words/product.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

/** What somebody does first: enter the company that they register, invite its people, or look around where they were invited. */
export type FirstStep = 'register' | 'invite' | 'begin'

const wordsOf = {
  register: { body: 'welcomeRegister', action: 'continueRegistration' },
  invite: { body: 'welcomeInvite', action: 'inviteEmployees' },
  begin: { body: 'welcomeBegin', action: 'openDashboard' },
} as const satisfies Record<FirstStep, Record<string, KeyIn<'emails'>>>

interface WelcomeFacts {
  step: FirstStep
  /** Empty where nobody has entered a name yet. */
  recipient: string
  email: string
  /** Where the first step is taken. */
  address: string
}

/** The email to somebody whose address is confirmed for the first time. */
export function welcomeEmail({ step, recipient, email, address }: WelcomeFacts, language: Language): EmailContent {
  const values = { recipient: unlinked(recipient), email, product: productName }
  const translate = (name: KeyIn<'emails'>) => sayEmail({ key: `emails:${name}`, values }, language)
  const { body, action } = wordsOf[step]
  return renderEmail(
    {
      subject: translate('welcomeSubject'),
      greeting: translate(recipient ? 'greeting' : 'greetingAnyone'),
      body: sentencesAndButton([translate('welcomeConfirmed'), translate(body)], { label: translate(action), address }),
      reason: translate('accountReason'),
    },
    language,
  )
}

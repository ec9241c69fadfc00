import type { SecurityAlert } from '../account/model.ts'
import type { Language } from '../words/language.ts'
import { productName } from '../words/product.ts'
import { say } from '../words/say.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { renderEmail, type EmailContent } from './emails.ts'

const translatorOf = (language: Language, values: Record<string, string>) => (name: KeyIn<'emails'>) =>
  say({ key: `emails:${name}`, values: { ...values, product: productName } }, language)

/** Brings the link by which another password can be chosen. */
export function passwordResetEmail(
  { email, address }: { email: string; address: string },
  language: Language,
): EmailContent {
  const word = translatorOf(language, { email })
  return renderEmail(
    {
      subject: word('resetSubject'),
      greeting: word('greetingAnyone'),
      paragraphs: [word('resetBody'), word('resetGoodFor'), word('resetNotMe')],
      action: { label: word('resetAction'), address },
      reason: word('accountReason'),
    },
    language,
  )
}

const sentencesOf = {
  password_changed: ['passwordChangedSubject', 'passwordChangedBody', 'passwordChangedNotMe'],
  refresh_token_reused: ['refreshTokenReusedSubject', 'refreshTokenReusedBody', 'refreshTokenReusedNotMe'],
} as const satisfies Record<SecurityAlert['what'], readonly string[]>

interface SecurityAlertFacts {
  what: SecurityAlert['what']
  /** When it happened, in words. */
  at: string
  email: string
  address: string
}

/** Tells somebody what happened to their account. */
export function securityAlertEmail({ what, at, email, address }: SecurityAlertFacts, language: Language): EmailContent {
  const word = translatorOf(language, { at, email })
  const [subject, ...paragraphs] = sentencesOf[what]
  return renderEmail(
    {
      subject: word(subject),
      greeting: word('greetingAnyone'),
      paragraphs: paragraphs.map(word),
      action: { label: word('securityAlertAction'), address },
      reason: word('accountReason'),
    },
    language,
  )
}

interface DeletedCompany {
  company: string
  receiver: string
  /** Who deleted it. */
  name: string
  address: string
}

/** Tells an administrator that there is nothing to administer any more. */
export function companyDeletedEmail(facts: DeletedCompany, language: Language): EmailContent {
  const { company, receiver, name, address } = facts
  const word = translatorOf(language, { company, receiver, name })
  return renderEmail(
    {
      subject: word('companyDeletedSubject'),
      greeting: word('greeting'),
      paragraphs: [word('companyDeletedBody'), word('companyDeletedKept')],
      action: { label: word('companyDeletedAction'), address },
      reason: word('leaveReason'),
    },
    language,
  )
}

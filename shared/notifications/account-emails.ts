import type { SecurityAlert } from '../account/model.ts'
import type { Day } from '../calendar/day.ts'
import type { Language } from '../words/language.ts'
import { productName } from '../words/product.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

const translatorOf = (language: Language, values: Record<string, string>) => (name: KeyIn<'emails'>) =>
  sayEmail({ key: `emails:${name}`, values: { ...values, product: productName } }, language)

/** The email with the link of a password reset. */
export function passwordResetEmail(
  { email, address }: { email: string; address: string },
  language: Language,
): EmailContent {
  const translate = translatorOf(language, { email })
  return renderEmail(
    {
      subject: translate('resetSubject'),
      greeting: translate('greetingAnyone'),
      body: sentencesAndButton([translate('resetBody'), translate('resetGoodFor'), translate('resetNotMe')], {
        label: translate('resetAction'),
        address,
      }),
      reason: translate('accountReason'),
    },
    language,
  )
}

/** The email with the link by which somebody who is to run the service sets a password. */
export function operatorInvitationEmail(
  { email, address }: { email: string; address: string },
  language: Language,
): EmailContent {
  const translate = translatorOf(language, { email })
  return renderEmail(
    {
      subject: translate('operatorSubject'),
      greeting: translate('greetingAnyone'),
      body: sentencesAndButton([translate('operatorBody'), translate('operatorGoodFor'), translate('operatorFactor')], {
        label: translate('operatorAction'),
        address,
      }),
      reason: translate('accountReason'),
    },
    language,
  )
}

/** The email with the link that confirms the address. */
export function confirmationEmail(
  { email, address }: { email: string; address: string },
  language: Language,
): EmailContent {
  const translate = translatorOf(language, { email })
  return renderEmail(
    {
      subject: translate('confirmationSubject'),
      greeting: translate('greetingAnyone'),
      body: sentencesAndButton(
        [translate('confirmationBody'), translate('confirmationGoodFor'), translate('confirmationNotMe')],
        { label: translate('confirmationAction'), address },
      ),
      reason: translate('accountReason'),
    },
    language,
  )
}

const sentencesOf = {
  password_changed: ['passwordChangedSubject', 'passwordChangedBody', 'passwordChangedNotMe'],
  refresh_token_reused: ['refreshTokenReusedSubject', 'refreshTokenReusedBody', 'refreshTokenReusedNotMe'],
  authenticator_added: ['authenticatorAddedSubject', 'authenticatorAddedBody', 'factorsChangedNotMe'],
  authenticator_removed: ['authenticatorRemovedSubject', 'authenticatorRemovedBody', 'factorsChangedNotMe'],
  passkey_added: ['passkeyAddedSubject', 'passkeyAddedBody', 'factorsChangedNotMe'],
  passkey_removed: ['passkeyRemovedSubject', 'passkeyRemovedBody', 'factorsChangedNotMe'],
  identity_linked: ['identityLinkedSubject', 'identityLinkedBody', 'factorsChangedNotMe'],
  identity_unlinked: ['identityUnlinkedSubject', 'identityUnlinkedBody', 'factorsChangedNotMe'],
  assistant_connected: ['assistantConnectedSubject', 'assistantConnectedBody', 'factorsChangedNotMe'],
  recovery_codes_renewed: ['recoveryCodesRenewedSubject', 'recoveryCodesRenewedBody', 'factorsChangedNotMe'],
  recovery_code_used: ['recoveryCodeUsedSubject', 'recoveryCodeUsedBody', 'factorsChangedNotMe'],
  second_factors_reset: ['secondFactorsResetSubject', 'secondFactorsResetBody', 'secondFactorsResetNotMe'],
  second_factors_removed_by_operator: [
    'secondFactorsRemovedByOperatorSubject',
    'secondFactorsRemovedByOperatorBody',
    'secondFactorsResetNotMe',
  ],
  email_restored: ['emailRestoredSubject', 'emailRestoredBody', 'emailRestoredNotMe'],
  second_factor_guessed: ['secondFactorGuessedSubject', 'secondFactorGuessedBody', 'factorsChangedNotMe'],
} as const satisfies Record<SecurityAlert['what'], readonly string[]>

interface SecurityAlertFacts {
  what: SecurityAlert['what']
  /** The formatted moment of the event. */
  at: string
  email: string
  address: string
}

/** The email that alerts the owner of an account. */
export function securityAlertEmail({ what, at, email, address }: SecurityAlertFacts, language: Language): EmailContent {
  const translate = translatorOf(language, { at, email })
  const [subject, ...paragraphs] = sentencesOf[what]
  return renderEmail(
    {
      subject: translate(subject),
      greeting: translate('greetingAnyone'),
      body: sentencesAndButton(paragraphs.map(translate), { label: translate('securityAlertAction'), address }),
      reason: translate('accountReason'),
    },
    language,
  )
}

/** The email that the own data can be downloaded. */
export function dataExportEmail(
  { email, until, address }: { email: string; until: string; address: string },
  language: Language,
): EmailContent {
  const translate = translatorOf(language, { email, until })
  return renderEmail(
    {
      subject: translate('dataExportSubject'),
      greeting: translate('greetingAnyone'),
      body: sentencesAndButton([translate('dataExportBody'), translate('dataExportNotMe')], {
        label: translate('dataExportAction'),
        address,
      }),
      reason: translate('accountReason'),
    },
    language,
  )
}

/** The email that confirms that an account was erased. */
export function accountErasedEmail(
  { email, address, contact }: { email: string; address: string; contact: string },
  language: Language,
): EmailContent {
  const translate = translatorOf(language, { email, contact })
  return renderEmail(
    {
      subject: translate('accountErasedSubject'),
      greeting: translate('greetingAnyone'),
      body: sentencesAndButton(
        [translate('accountErasedBody'), translate('accountErasedKept'), translate('accountErasedContact')],
        { label: translate('accountErasedAction'), address },
      ),
      reason: translate('accountErasedReason'),
    },
    language,
  )
}

interface CompanyNews {
  company: string
  recipient: string
  /** The page that the email leads to. */
  address: string
  /** The address to write to. */
  contact: string
}

interface DeletedCompany extends CompanyNews {
  /** The name of the superadmin who deleted it. */
  name: string
  /** The last day on which it can be restored. */
  until: Day
}

/** The email to the administrators of a deleted company. */
export function companyDeletedEmail(facts: DeletedCompany, language: Language): EmailContent {
  const { company, recipient, name, address, until, contact } = facts
  const translate = translatorOf(language, {
    company: unlinked(company),
    recipient: unlinked(recipient),
    name: unlinked(name),
    until,
    contact,
  })
  return renderEmail(
    {
      subject: translate('companyDeletedSubject'),
      greeting: translate('greeting'),
      body: sentencesAndButton(
        [translate('companyDeletedBody'), translate('companyDeletedKept'), translate('companyDeletedContact')],
        { label: translate('companyDeletedAction'), address },
      ),
      reason: translate('leaveReason'),
    },
    language,
  )
}

/** The email to the administrators of a company that was restored. */
export function companyRestoredEmail(facts: CompanyNews, language: Language): EmailContent {
  const { company, recipient, address, contact } = facts
  const translate = translatorOf(language, { company: unlinked(company), recipient: unlinked(recipient), contact })
  return renderEmail(
    {
      subject: translate('companyRestoredSubject'),
      greeting: translate('greeting'),
      body: sentencesAndButton([translate('companyRestoredBody'), translate('companyRestoredContact')], {
        label: translate('companyRestoredAction'),
        address,
      }),
      reason: translate('leaveReason'),
    },
    language,
  )
}

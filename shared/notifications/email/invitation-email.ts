import type { Language } from '../../words/language.ts'
import { productName } from '../../words/product.ts'
import { sayEmail } from '../../words/say-email.ts'
import type { KeyIn } from '../../words/translation-key.ts'
import { unlinked } from '../unlinked.ts'
import { button, paragraph, quiet, type EmailContent } from './email-parts.ts'
import { renderEmail } from './render-email.ts'

/** The email of an invitation; what others chose, the names, stands in quotation marks, and never in the subject. */
export function invitationEmail(
  { company, inviter, address }: { company: string; inviter: string; address: string },
  language: Language,
): EmailContent {
  const translate = (name: KeyIn<'emails'>) =>
    sayEmail(
      { key: `emails:${name}`, values: { company: unlinked(company), name: unlinked(inviter), product: productName } },
      language,
    )
  return renderEmail(
    {
      subject: translate('invitationSubject'),
      heading: translate('invitationHeading'),
      greeting: translate('greetingAnyone'),
      body: [
        paragraph(translate('invitationBody')),
        paragraph(translate('invitationFrom')),
        button({ label: translate('invitationAction'), address }),
        quiet(translate('invitationGoodFor')),
      ],
      reason: translate('invitationReason'),
    },
    language,
  )
}

import type { Language } from '../words/language.ts'
import { productName } from '../words/product.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'

/** To the new address, with the link that confirms it. */
export const emailChangeEmail = (facts: { address: string }, language: Language): EmailContent =>
  written(
    'emailChange',
    ['emailChangeBody', 'emailChangeGoodFor', 'emailChangeNotMe'],
    'emailChangeReason',
    facts,
    language,
  )

/** To the address of now, with the link that stops the change. */
export const emailChangeAskedEmail = (facts: { address: string; email: string }, language: Language): EmailContent =>
  written('emailChangeAsked', ['emailChangeAskedBody', 'emailChangeAskedNotMe'], 'accountReason', facts, language)

/** To the address of before, with the link that takes the change back. */
export const emailChangedEmail = (
  facts: { address: string; email: string; at: string },
  language: Language,
): EmailContent =>
  written('emailChanged', ['emailChangedBody', 'emailChangedNotMe'], 'formerEmailReason', facts, language)

function written(
  name: 'emailChange' | 'emailChangeAsked' | 'emailChanged',
  paragraphs: readonly KeyIn<'emails'>[],
  reason: KeyIn<'emails'>,
  { address, ...values }: { address: string; email?: string; at?: string },
  language: Language,
): EmailContent {
  const translate = (key: KeyIn<'emails'>) =>
    sayEmail({ key: `emails:${key}`, values: { ...values, product: productName } }, language)
  return renderEmail(
    {
      subject: translate(`${name}Subject`),
      greeting: translate('greetingAnyone'),
      body: sentencesAndButton(paragraphs.map(translate), { label: translate(`${name}Action`), address }),
      reason: translate(reason),
    },
    language,
  )
}

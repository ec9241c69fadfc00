import type { Language } from '../words/language.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

/** How many colleagues are away today, and how many requests wait for the reader. */
interface DigestCounts {
  away: number
  waiting: number
}

/** What a day brings in one line; only what is read on no other day says that it is about today. */
export const digestInWords = ({ away, waiting }: DigestCounts, language: Language, { isToday = false } = {}): string =>
  [
    ...(away
      ? [sayEmail({ key: isToday ? 'emails:digestAwayToday' : 'emails:digestAway', values: { count: away } }, language)]
      : []),
    ...(waiting ? [sayEmail({ key: 'emails:digestWaiting', values: { count: waiting } }, language)] : []),
  ].join(' · ')

interface DigestEmail extends DigestCounts {
  /** Who is away, as far as they are named. */
  names: readonly string[]
  recipient: string
  company: string
  address: string
  /** Where the recipient chooses which emails to get. */
  settings: string
}

/** The email of the morning: who is away today, and what waits for the reader. */
export function digestEmail(
  { names, recipient, company, address, settings, ...counts }: DigestEmail,
  language: Language,
): EmailContent {
  const further = counts.away - names.length
  const values = { recipient: unlinked(recipient), company: unlinked(company) }
  const translate = (name: KeyIn<'emails'>, others: Record<string, string | number> = {}) =>
    sayEmail({ key: `emails:${name}`, values: { ...values, ...others } }, language)
  const more = further > 0 ? ` ${translate('digestFurther', { count: further })}` : ''
  const named = names.map(unlinked).join(', ') + more
  return renderEmail(
    {
      subject: digestInWords(counts, language, { isToday: true }),
      greeting: translate('digestGreeting'),
      body: sentencesAndButton(
        [
          ...(names.length ? [translate('digestNames', { names: named })] : []),
          ...(counts.waiting ? [`${translate('digestWaiting', { count: counts.waiting })}.`] : []),
        ],
        { label: translate(counts.waiting ? 'goThrough' : 'openDashboard'), address },
      ),
      reason: translate('leaveReason'),
      choice: { label: translate('emailChoice'), address: settings },
    },
    language,
  )
}

import type { Day } from '../calendar/day.ts'
import type { Language } from '../words/language.ts'
import { sayEmail } from '../words/say-email.ts'
import type { KeyIn } from '../words/translation-key.ts'
import { sentencesAndButton, type EmailContent } from './email/email-parts.ts'
import { renderEmail } from './email/render-email.ts'
import { unlinked } from './unlinked.ts'

/** What an email about a birthday or a work anniversary says, already translated. */
interface OccasionEmail {
  kind: 'birthday' | 'anniversary'
  day: Day
  /** Whether it is read on the day itself; one that is late names the day. */
  isToday: boolean
  /** How many years somebody has been here; an age is never said. */
  years: number
  recipient: string
  person: string
  company: string
  address: string
  /** Where the recipient chooses which emails to get. */
  settings: string
}

const sentences = {
  birthday: { today: 'notification11', late: 'birthdayOn', wish: 'birthdayWish' },
  anniversary: { today: 'notification12', late: 'anniversaryOn', wish: 'anniversaryYears' },
} as const

/** The email about a colleague's birthday or work anniversary. */
export function occasionEmail(email: OccasionEmail, language: Language): EmailContent {
  const { kind, day, isToday, years, recipient, person, company, address, settings } = email
  const values = {
    name: unlinked(person),
    recipient: unlinked(recipient),
    company: unlinked(company),
    date: day,
    count: years,
  }
  const translate = (name: KeyIn<'emails'>) => sayEmail({ key: `emails:${name}`, values }, language)
  const { today, late, wish } = sentences[kind]
  const sentence = translate(isToday ? today : late)
  return renderEmail(
    {
      subject: sentence,
      greeting: translate('greeting'),
      body: sentencesAndButton([sentence, translate(wish)], { label: translate('openDashboard'), address }),
      reason: translate('leaveReason'),
      choice: { label: translate('emailChoice'), address: settings },
    },
    language,
  )
}

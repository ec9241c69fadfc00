import { setting } from '#functions/platform/environment.ts'
import type { EmailContent, EmailFile } from '#shared/notifications/email/email-parts.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'

/** An email with its recipient. */
export interface AddressedEmail extends EmailContent {
  to: string
  /** The id of the recipient, which is the same as member and as account. */
  member: string
  file?: EmailFile
  /** Where a reply goes, if not to the sender. */
  replyTo?: string
}

/** The language of those who run the service. */
export const operators: Language = 'hu'

/** A person's name in the order of the language. */
export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }, language: Language) =>
  say({ key: 'problems:personName', values: { first_name, last_name } }, language)

/** The URL of a page in the language of the recipient. */
export const pageAt = (page: string, language: Language, query = '') =>
  `${setting('ORIGIN')}/${language}/${page}${query}`

/** The page on which somebody chooses which emails to get. */
export const settingsPage = (language: Language) => pageAt('notifications', language, '#settings')

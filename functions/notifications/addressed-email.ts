import { setting } from '#functions/platform/environment.ts'
import type { EmailContent } from '#shared/notifications/emails.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'

/** A letter with whom it is for. */
export interface AddressedEmail extends EmailContent {
  to: string
  /** The id of the receiver, as a member or an account; they are the same. */
  member: string
}

/** Somebody's name, in the order of the language. */
export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }, language: Language) =>
  say({ key: 'problems:personName', values: { first_name, last_name } }, language)

/** The address of a page in somebody's language. */
export const pageAt = (page: string, language: Language, query = '') =>
  `${setting('ORIGIN')}/${language}/${page}${query}`

import type { Account } from '#shared/account/model.ts'
import type { Language } from '#shared/words/language.ts'
import { nameOf } from '#functions/notifications/addressed-email.ts'

/** What somebody is called, by their address until they have said their name; nothing where the account is gone. */
export const nameOrAddress = (owner: Account | undefined, language: Language): string =>
  owner ? nameOf(owner, language).trim() || owner.email : ''

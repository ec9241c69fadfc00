import type { Account } from '#shared/account/model.ts'
import type { Permission } from '#shared/contract/permission.ts'
import type { Language } from '#shared/words/language.ts'
import { nameOf } from '#functions/notifications/addressed-email.ts'

/** What somebody is called, by their address until they have said their name; nothing where the account is gone. */
export const nameOrAddress = (owner: Account | undefined, language: Language): string =>
  owner ? nameOf(owner, language).trim() || owner.email : ''

/**
 * What an operator is called to another one: by name to everybody, and until they have said it by their address to those who may see operators,
 * and by their id to others; nothing where the account is gone.
 */
export const operatorCalled = (
  owner: Account | undefined,
  { permissions }: { permissions: readonly Permission[] },
  language: Language,
): string => {
  if (!owner) return ''
  return permissions.includes('admin-users.read')
    ? nameOrAddress(owner, language)
    : nameOf(owner, language).trim() || owner.id
}

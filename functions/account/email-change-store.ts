import { randomBytes } from 'node:crypto'
import { EmailChange, emailChangeLasts, FormerEmail } from '#shared/account/model.ts'
import { accountPartition } from '#functions/platform/keys.ts'
import { unstored, type Kind, type Stored } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'

export const emailChanges: Kind<EmailChange, { account: string }> = {
  name: 'EmailChange',
  schema: EmailChange,
  key: ({ account }) => ({ pk: accountPartition(account), sk: 'EMAIL_CHANGE' }),
  expires: ({ expires_at }) => expires_at,
}

/** What the sort key of a former address begins with, before the id. */
export const formerEmailPrefix = 'FORMER_EMAIL#'

export const formerEmails: Kind<FormerEmail, { account: string; id: string }> = {
  name: 'FormerEmail',
  schema: FormerEmail,
  key: ({ account, id }) => ({ pk: accountPartition(account), sk: `${formerEmailPrefix}${id}` }),
  expires: ({ expires_at }) => expires_at,
}

/** The addresses that an account had and can have back, the earliest first. */
export const formerEmailsOf = (account: string): Promise<Stored<FormerEmail>[]> =>
  list(formerEmails, { pk: accountPartition(account), prefix: formerEmailPrefix })

/**
 * Another address that an account is to have. It replaces one that waits, whose stop link stays good, so that whoever reads the mail of the
 * account's address stops the newer one with it too.
 */
export function askedEmailChange(
  account: string,
  email: string,
  known: Stored<EmailChange> | undefined,
  { seconds }: { seconds: number },
): Stored<EmailChange> {
  const waiting = known?.changed === null ? known : undefined
  return {
    ...(known ?? unstored({ account })),
    email,
    nonce: randomNonce(),
    stop_nonce: waiting?.stop_nonce ?? randomNonce(),
    changed: null,
    expires_at: seconds + emailChangeLasts,
  }
}

const randomNonce = () => randomBytes(16).toString('base64url')

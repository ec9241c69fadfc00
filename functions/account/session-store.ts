import { Session } from '#shared/account/model.ts'
import { accountPartition, sessionKey } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list, remove, type Write } from '#functions/platform/table.ts'

export const sessions: Kind<Session, { account: string; id: string }> = {
  name: 'Session',
  schema: Session,
  key: sessionKey,
  expires: ({ expires_at }) => expires_at,
}

/** What the sort key of a session begins with, before the id. */
export const sessionPrefix = 'SESSION#'

/** The sessions of an account, the most recently used first. */
export async function sessionsOf(account: string) {
  const found = await list(sessions, { pk: accountPartition(account), prefix: sessionPrefix, newestFirst: true })
  return found.sort((one, other) => other.rotated_at - one.rotated_at)
}

/** The writes that end the sessions of an account, but for one that is kept. */
export async function withoutSessions(account: string, kept?: string): Promise<Write[]> {
  const ended = (await sessionsOf(account)).filter(({ id }) => id !== kept)
  return ended.map(session => remove(sessions, session))
}

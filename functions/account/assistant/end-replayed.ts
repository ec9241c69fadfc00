import type { PlainCall } from '#functions/platform/serve-plain.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { raiseSecurityAlert } from '../security-alert-store.ts'
import { sessions } from '../session-store.ts'

/** A code or refresh token that comes again was copied: the session that it has opened ends, and its owner is alerted. */
export async function endReplayed(
  opened: { account: string; id: string },
  { now, isAbout, report }: PlainCall,
): Promise<undefined> {
  const session = await get(sessions, opened)
  if (session) await commit(remove(sessions, session), raiseSecurityAlert(opened.account, 'refresh_token_reused', now))
  isAbout(opened.account)
  report('token_replay')
}

import type { SecurityAlert } from '#shared/account/model.ts'
import { commit, type Write } from '#functions/platform/table.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { countAttempt, type CountingCall } from './throttle.ts'

interface CredentialChange {
  account: string
  /** Who changes them, and for whom the change counts, where that is not their owner. */
  by?: string
  what: SecurityAlert['what']
}

/**
 * Commits a change of somebody's credentials with the alert that tells them of it. They are so many a day, whether they come
 * about or not, so that nobody has emails sent without an end; what the change still has to read is read while it is counted.
 * @throws Problem `tooMany`
 */
export async function commitCredentialChange(
  { account, by = account, what }: CredentialChange,
  call: CountingCall,
  ...writing: (Write | Promise<Write[]>)[]
): Promise<void> {
  const [writes] = await Promise.all([
    Promise.all(writing.map(async one => one)),
    countAttempt('credentialChange', { whose: by }, call),
  ])
  await commit(...writes.flat(), raiseSecurityAlert(account, what, call.now))
}

import type { Account } from '#shared/account/model.ts'
import { commit, Conflict } from '#functions/platform/table.ts'
import { raiseSecurityAlert } from './security-alert-store.ts'
import { countAttempt, type AttemptSource, type CountingCall } from './throttle.ts'

/**
 * Judges the proof of a second factor, counted before; after some wrong ones their owner is alerted, since whoever tries them is
 * signed in or knows the password.
 * Whoever takes the proof forgives the attempt. @throws Problem `tooMany`, or what the judgement throws
 */
export async function judgeFactor<Proof>(
  { id }: Pick<Account, 'id'>,
  source: Omit<AttemptSource, 'whose'>,
  call: CountingCall,
  judge: () => Promise<Proof>,
): Promise<{ proof: Proof; forgive: () => Promise<void> }> {
  const { alert, forgive } = await countAttempt('secondFactor', { ...source, whose: id }, call)
  const proof = await judge().catch(async error => {
    if (alert) await raiseOnce(id, alert, call)
    throw error
  })
  return { proof, forgive }
}

/** Alerts the owner, unless another attempt of the same window has. */
async function raiseOnce(account: string, alert: string, { now }: CountingCall) {
  await commit(raiseSecurityAlert(account, 'second_factor_guessed', now, alert)).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error
  })
}

import type { Session } from '#shared/account/model.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { companyToEnter } from './company-to-enter.ts'
import { sessionsOf } from './session-store.ts'

/** What signing in needs of an account beside its proof. */
export interface Entry {
  company: Promise<string | null>
  sessions: Promise<Stored<Session>[]>
}

/** Begins to read what signing in needs while the proof is judged; whoever fails at it is told nothing of it. */
export function entryOf(account: string): Entry {
  const entry = { company: companyToEnter(account), sessions: sessionsOf(account) }
  for (const reading of Object.values(entry)) reading.catch(() => {})
  return entry
}

import type { Account } from '#shared/account/model.ts'
import type { Challenge, SecondFactors } from '#shared/account/second-factor.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, remove, replace, type Write } from '#functions/platform/table.ts'
import { challenges } from './challenge-store.ts'
import { secondFactors } from './second-factor-store.ts'
import type { Entry } from './entry.ts'
import { openSession, signedIn, type Browser } from './session.ts'

interface Proved {
  owner: Stored<Account>
  challenge: Stored<Challenge>
  /** The factors after their use. */
  factors: Stored<SecondFactors>
}

interface Entering {
  entry: Entry
  remember: boolean
  browser: Browser
  now: { seconds: number }
  setCookie: (cookie: string) => void
}

/**
 * Signs in by a factor: its use is stored, and the challenge removed, in the transaction that opens the session, so that neither
 * opens another.
 */
export async function enterByFactor(
  { owner, challenge, factors }: Proved,
  { entry, remember, browser, now, setCookie }: Entering,
  ...others: Write[]
) {
  const entering = {
    company: await entry.company,
    known: entry.sessions,
    remember,
    browser,
    provider: challenge.provider,
  }
  const session = await openSession(owner, entering, now)
  await commit(...session.writes, replace(secondFactors, factors), remove(challenges, challenge), ...others)
  session.cookies.forEach(setCookie)
  return signedIn(owner, session.token)
}

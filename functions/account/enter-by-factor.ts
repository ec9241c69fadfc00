import type { Account } from '#shared/account/model.ts'
import type { Challenge, SecondFactors } from '#shared/account/second-factor.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, remove, replace, type Write } from '#functions/platform/table.ts'
import { challenges } from './challenge-store.ts'
import { companyToEnter } from './company-to-enter.ts'
import { secondFactors } from './second-factor-store.ts'
import { openSession, signedIn, type Browser } from './session.ts'

interface Proved {
  owner: Stored<Account>
  challenge: Stored<Challenge>
  /** The factors after their use. */
  factors: Stored<SecondFactors>
}

interface Entering {
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
  { remember, browser, now, setCookie }: Entering,
  ...others: Write[]
) {
  const session = await openSession(owner, { company: await companyToEnter(owner.id), remember, browser }, now)
  await commit(...session.writes, replace(secondFactors, factors), remove(challenges, challenge), ...others)
  session.cookies.forEach(setCookie)
  return signedIn(owner, session.token)
}

import { createHash, randomBytes } from 'node:crypto'
import { Challenge, challengeLasts } from '#shared/account/second-factor.ts'
import { problem } from '#shared/contract/problem.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { get, insert, type Write } from '#functions/platform/table.ts'

export const challenges: Kind<Challenge, { digest: string }> = {
  name: 'Challenge',
  schema: Challenge,
  key: ({ digest }) => ({ pk: `CHALLENGE#${digest}`, sk: 'CHALLENGE' }),
  expires: ({ expires_at }) => expires_at,
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** 256 random bits. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The write that opens a challenge, and the token that answers it. */
export function openChallenge(
  challenge: Pick<Challenge, 'purpose' | 'account' | 'value'> &
    Partial<Pick<Challenge, 'remember' | 'password_version' | 'provider'>>,
  now: { seconds: number },
): { token: string; write: Write } {
  const token = randomToken()
  const opened = {
    remember: false,
    password_version: null,
    provider: null,
    ...challenge,
    digest: digestOf(token),
    expires_at: now.seconds + challengeLasts,
  }
  return { token, write: insert(challenges, opened) }
}

interface ExpectedChallenge {
  purpose: Challenge['purpose']
  /** Whose it must be; null where that is not known yet. */
  account?: string | null
}

/**
 * Loads an open challenge; whoever answers it removes it in the same transaction, so that it is answered once.
 * @throws Problem `notFound` where it is over, or was opened for something or somebody else
 */
export async function openedChallenge(
  token: string,
  { purpose, account }: ExpectedChallenge,
  now: { seconds: number },
): Promise<Stored<Challenge>> {
  const challenge = await get(challenges, { digest: digestOf(token) })
  const isExpected = challenge?.purpose === purpose && (account === undefined || challenge.account === account)
  if (!isExpected || challenge.expires_at <= now.seconds) throw problem('notFound', 'refusals:challengeOver')
  return challenge
}

import { createHash } from 'node:crypto'
import { isGenuine, linkToken, recordIn } from '#functions/platform/secrets.ts'

/** For how many seconds a confirmation holds: as long as somebody takes to answer. */
const lasts = 15 * 60

interface Confirmed {
  session: string
  tool: string
  given: Record<string, unknown>
  /** What the person was shown. */
  shown: unknown
}

/** What is confirmed: this tool, with these arguments, by this assistant, as long as it would do what was shown. */
const purposeOf = ({ session, tool, given, shown }: Confirmed) => {
  const sorted = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1))
  const digest = createHash('sha256')
    .update(JSON.stringify([sorted, shown]))
    .digest('base64url')
  return `confirmation ${session} ${tool} ${digest}`
}

/** A confirmation, which is signed and not kept: once it was used, what was shown is no longer so. */
export const confirmationOf = (what: Confirmed, now: { seconds: number }): Promise<string> =>
  linkToken(String(now.seconds + lasts), purposeOf(what))

/** Whether something may be a confirmation that still holds, of whatever it is. */
export const isAlive = (given: unknown, now: { seconds: number }): given is string =>
  typeof given === 'string' && Number(recordIn(given) ?? 0) > now.seconds

/** Whether a confirmation was given for exactly this, a short while ago. */
export const isConfirmed = async (text: string, what: Confirmed, now: { seconds: number }): Promise<boolean> =>
  isAlive(text, now) && isGenuine(text, purposeOf(what))

/** The idempotency key of what a confirmation does, so that it does it once although it comes twice at once. */
export const keyOf = (text: string) => `confirmed-${createHash('sha256').update(text).digest('hex').slice(0, 40)}`

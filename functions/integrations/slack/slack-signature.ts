import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a signature holds, so that nobody can send again what they have overheard. */
const holds = 5 * 60

interface SignedCall {
  /** The headers `x-slack-request-timestamp` and `x-slack-signature`. */
  timestamp: string | undefined
  signature: string | undefined
  body: string
}

/** Whether a call was signed by Slack, and a short while ago (version 0 of its signatures). */
export function isFromSlack({ timestamp = '', signature = '', body }: SignedCall, secret: string, seconds: number) {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(seconds - Number(timestamp)) > holds) return false
  const expected = Buffer.from(`v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`)
  const sent = Buffer.from(signature)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

import * as contract from '#shared/account/contract/assistant/grant-token.ts'
import { Problem } from '#shared/contract/problem.ts'
import { assistantAudience } from '#functions/platform/assistant-token.ts'
import { formOf, servePlain, type PlainCall, type PlainReply } from '#functions/platform/serve-plain.ts'
import { grantByCode } from './assistant/grant-by-code.ts'
import { grantByRefresh } from './assistant/grant-by-refresh.ts'
import { countAttempt, type CountedAttempt } from './throttle.ts'

/** Counts the attempt, once, beside the first read. */
type Counted = () => Promise<CountedAttempt>

/** What is wrong with a request for tokens, in the words of OAuth. */
const refused = (error: string): PlainReply => ({ status: 400, body: { error } })

export const handler = servePlain(contract.grantToken, async call => {
  const counted = () => countAttempt('assistantToken', { address: call.address }, call)
  const reply = await answerTo(formOf(call.event), call, counted)
  if (reply.status === 200) await (await counted()).forgive()
  return reply
})

async function answerTo(form: URLSearchParams, call: PlainCall, counted: Counted): Promise<PlainReply> {
  // Tokens are for the tools alone, whichever service a client means (RFC 8707).
  if (![null, assistantAudience()].includes(form.get('resource'))) return refused('invalid_target')
  try {
    const how = form.get('grant_type')
    if (how === 'authorization_code') return (await grantByCode(form, call, counted)) ?? refused('invalid_grant')
    if (how === 'refresh_token') return (await grantByRefresh(form, call, counted)) ?? refused('invalid_grant')
    await counted()
    return refused('unsupported_grant_type')
  } catch (error) {
    // What is over is told like what never was.
    if (error instanceof Problem && error.code === 'notFound') return refused('invalid_grant')
    throw error
  }
}

import { AssistantScope } from '#shared/account/assistant.ts'
import { setting } from '#functions/platform/environment.ts'
import type { PlainReply } from '#functions/platform/serve-plain.ts'

/** Tells a client where it learns how to be authorised, and with what (RFC 9728, 5.1). */
const challenge = (error: string): Record<string, string> => ({
  'www-authenticate': `Bearer error="${error}", scope="${AssistantScope.options.join(' ')}", resource_metadata="${setting('ORIGIN')}/.well-known/oauth-protected-resource/api/mcp"`,
})

/** There is no token, or it is over, or for another service. */
export const unauthorised = (): PlainReply => ({
  status: 401,
  body: { error: 'invalid_token' },
  headers: challenge('invalid_token'),
})

/** The person has granted less, and may be asked anew (RFC 6750, 3.1). */
export const insufficientScope = (): PlainReply => ({
  status: 403,
  body: { error: 'insufficient_scope' },
  headers: challenge('insufficient_scope'),
})

const refusal = (status: number, code: number, message: string): PlainReply => ({
  status,
  body: { jsonrpc: '2.0', id: null, error: { code, message } },
})

export const foreignPage = () => refusal(403, -32_000, 'Pages of other sites may not call this.')

/** The protocol has none since June 2025. */
export const noBatch = () => refusal(400, -32_600, 'One message at a time.')

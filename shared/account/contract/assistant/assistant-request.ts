import * as z from 'zod/mini'
import { Id } from '../../../contract/wire.ts'
import { AssistantScope, longestClientId } from '../../assistant.ts'

const text = (longest: number) =>
  z.string({ error: 'problems:required' }).check(z.maxLength(longest, { error: 'problems:tooLong' }))

/** What an assistant asks by the address that it opens (OAuth 2.1, 4.1.1). */
export const AssistantRequest = z.object({
  response_type: z.literal('code', { error: 'problems:invalidValue' }),
  client_id: text(longestClientId),
  redirect_uri: text(400),
  code_challenge: z
    .string({ error: 'problems:required' })
    .check(z.regex(/^[\w-]{43}$/, { error: 'problems:invalidValue' })),
  code_challenge_method: z.literal('S256', { error: 'problems:invalidValue' }),
  scope: z.optional(text(400)),
  state: z.optional(text(2000)),
  resource: z.optional(text(400)),
})
export type AssistantRequest = z.infer<typeof AssistantRequest>

/** What the page of consent shows. */
export const AssistantRequestView = z.object({
  name: z.string(),
  /** Where the person is sent back to, as far as people can recognise it. */
  host: z.string(),
  scopes: z.array(AssistantScope),
  /** The company in which it would act. */
  company: z.object({ id: Id, name: z.string() }),
  /** Where whoever refuses is sent back to. */
  denied_address: z.string(),
})

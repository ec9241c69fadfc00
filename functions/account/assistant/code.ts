import * as z from 'zod/mini'
import { AssistantScope } from '#shared/account/assistant.ts'

/** What somebody has granted an assistant, until it comes for its tokens. */
export const AssistantCode = z.object({
  client: z.string(),
  name: z.string(),
  redirect_uri: z.string(),
  code_challenge: z.string(),
  scopes: z.array(AssistantScope),
  company: z.string(),
  /** The session in which it was granted, and what the account was trusted by; once either is over, so is the code. */
  granted_in: z.string(),
  trusted: z.string(),
  /** The session that it has opened, by which a second use ends it. */
  opened: z.nullable(z.string()),
})
export type AssistantCode = z.infer<typeof AssistantCode>

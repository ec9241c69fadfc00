import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

/** A change of somebody's facts that waits for the caller; what it says is read when it is opened. */
export const ProposalView = z.object({
  id: z.string(),
  /** Whose facts they are. */
  user: z.object({ id: z.string(), name: z.string() }),
  created_at: z.int(),
  /** What is asked, in a sentence of the language of the call. */
  message: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
})
export type ProposalView = z.infer<typeof ProposalView>

export const listProposals = endpoint('GET /user/fact-change', {
  summary: "The proposed changes of people's facts that wait for the caller, the newest first",
  access: 'admin',
  reply: z.object({ data: z.array(ProposalView) }),
})

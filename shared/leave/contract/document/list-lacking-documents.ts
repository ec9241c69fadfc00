import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { RequestView } from '../../view/request-view.ts'

export const listLackingDocuments = endpoint('GET /day-off/lacking-document', {
  summary: 'The requests of a year back that lack the document they ask for, the newest first',
  access: 'admin',
  tool: { scope: 'read' },
  // Whoever lists those that wait for a decision knows of them which document they lack.
  query: z.object({ status: z.optional(z.literal('approved')) }),
  reply: z.object({ data: z.array(RequestView) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Id, manyIds, QueryYear } from '../../contract/wire.ts'
import { ExportReply } from './export-reply.ts'
import { mostNamed } from './payroll-query.ts'

export const exportLeaveCards = endpoint('GET /export/leave-cards', {
  summary:
    "People's leave cards of a year as PDF (Mt. 134. §): of some people, of a group, or of everybody whom the reader decides for",
  access: 'member',
  changes: true,
  query: z.object({ year: QueryYear, group: z.optional(Id), ids: z.optional(manyIds(mostNamed)) }),
  reply: ExportReply,
})

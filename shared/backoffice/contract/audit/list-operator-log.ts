import * as z from 'zod/mini'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { areas } from '../../../contract/permission.ts'
import { Id } from '../../../contract/wire.ts'
import { operatorActs, OperatorChange } from '../../../company/audit/operator-entry.ts'

/** The most entries of one page. */
export const longestOperatorLog = 50

export const OperatorEntryView = z.object({
  id: z.string(),
  at: z.int(),
  /** Without an id where a command did it; without a name where the account is gone. */
  by: z.object({ id: z.nullable(z.string()), name: z.string() }),
  area: z.enum(areas),
  act: z.enum(operatorActs),
  subject: z.object({ id: z.string(), name: z.string() }),
  changes: z.array(OperatorChange),
})
export type OperatorEntryView = z.infer<typeof OperatorEntryView>

/** The days are those of Budapest, both included; the cursor is the `next` of an earlier page. */
export const listOperatorLog = endpoint('GET /admin/audit', {
  summary: 'What operators did, the newest first',
  access: 'operator:audit.read',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^\d{1,12}#[0-9A-Za-z_-]{1,80}$/, { error: 'problems:invalidValue' }))),
    area: z.optional(z.enum(areas, { error: 'problems:invalidValue' })),
    subject: z.optional(Id),
    by: z.optional(Id),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: z.object({ data: z.array(OperatorEntryView), next: z.nullable(z.string()) }),
})

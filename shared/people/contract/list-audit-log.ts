import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { AuditAct, AuditSubject } from '../../company/audit/audit-entry.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'

/** The most entries of one page. */
export const longestAuditPage = 100

/** One entry of the audit log, in words of the language of the call. */
export const AuditEntryView = z.object({
  id: z.string(),
  at: z.int(),
  /** Without an id where an operator did it, who has no account. */
  by: z.object({ id: z.nullable(z.string()), name: z.string() }),
  act: AuditAct,
  subject: z.object({ about: AuditSubject.shape.about, id: z.string(), name: z.string() }),
  changes: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      /** Null on both sides where only that it changed is kept. */
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** Why it was done, in the words of who did it; null where no reason was given, or it may tell of health or family. */
  reason: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
})
export type AuditEntryView = z.infer<typeof AuditEntryView>

const number = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'problems:invalidValue' })),
  z.transform((text: string) => Number(text)),
)

/** The days are those of Budapest, both included; the cursor is the `next` of an earlier page. */
export const listAuditLog = endpoint('GET /company/audit-log', {
  summary: 'Who changed what in the company, the newest first',
  access: 'admin',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^\d{1,12}#[0-9A-Za-z_-]{1,80}$/, { error: 'problems:invalidValue' }))),
    limit: z.optional(number),
    subject: z.optional(Id),
    act: z.optional(AuditAct),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: z.object({ data: z.array(AuditEntryView), next: z.nullable(z.string()) }),
})

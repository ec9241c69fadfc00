import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { deadlineKinds } from '../deadline.ts'
import { NotificationType } from '../model.ts'

export const NotificationView = z.object({
  id: z.string(),
  type: NotificationType,
  is_seen: z.boolean(),
  created_at: z.int(),
  data: z.object({
    model: z.nullable(
      z.object({
        id: z.string(),
        type_id: z.int(),
        from_date: z.string(),
        to_date: z.string(),
        user_id: z.string(),
        /** Working days; absent of notifications from before they were kept. */
        days: z.optional(z.int()),
        /** Whether nothing of the leave is left. */
        is_gone: z.boolean(),
      }),
    ),
    /** The change of a person's facts that it is about. */
    fact_change: z.optional(z.object({ id: z.string(), user_id: z.string() })),
    /** The deadline that it reminds of. */
    deadline: z.optional(z.object({ kind: z.enum(deadlineKinds) })),
    /** Of a message of those who run the service, of which nobody is named as the writer. */
    subject: z.optional(z.string()),
    /** The file that is ready, and what is in it. */
    file: z.optional(z.object({ id: z.string(), what: z.enum(['payroll', 'attendance', 'leave_cards']) })),
  }),
  message: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  user: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type NotificationView = z.infer<typeof NotificationView>

/** The most notifications of one page. */
export const longestBellPage = 100

const limit = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'problems:invalidValue' })),
  z.transform((text: string) => Number(text)),
)

/** Without a query the newest, which the bell shows; the cursor is the `next` of an earlier page. */
export const listNotifications = endpoint('GET /notification', {
  summary: "The caller's bell, newest first",
  access: 'member',
  query: z.object({ cursor: z.optional(Id), limit: z.optional(limit) }),
  reply: z.object({ data: z.array(NotificationView), next: z.nullable(z.string()) }),
})

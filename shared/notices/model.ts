import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'

/**
 * Kinds of notices: 1–7 a request of leave type 1–7, 8 custom, 9 approved, 10 denied, 11 birthday, 12 work anniversary,
 * 13 request modified, 14 mandatory leave assigned, 15 parental, 16 paternity, 17 caregiver leave recorded, 18 reminder.
 */
export const NoticeType = z.int().check(z.gte(1), z.lte(18))

/** An item of somebody's bell. */
export const Notice = z.object({
  company: Id,
  member: Id,
  /** Made from the event, so that an event tells once however often it comes. */
  id: Id,
  type: NoticeType,
  is_seen: z.boolean(),
  created_at: z.int(),
  /** The request that it is about. */
  about: z.nullable(
    z.object({
      id: Id,
      type_id: z.int(),
      from_date: z.string(),
      to_date: z.string(),
      user_id: Id,
      name: z.object({ first_name: z.string(), last_name: z.string() }),
    }),
  ),
  message: z.nullable(z.string()),
  expires_at: z.int(),
})
export type Notice = z.infer<typeof Notice>

import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { NoticeType } from './model.ts'

export const NoticeView = z.object({
  id: z.string(),
  type: NoticeType,
  is_seen: z.boolean(),
  created_at: z.int(),
  data: z.object({
    model: z.nullable(
      z.object({ id: z.string(), type_id: z.int(), from_date: z.string(), to_date: z.string(), user_id: z.string() }),
    ),
  }),
  message: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  user: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type NoticeView = z.infer<typeof NoticeView>

export const notices = {
  listNotices: endpoint('GET /notification', {
    summary: "The caller's bell, newest first",
    access: 'member',
    reply: z.object({ data: z.array(NoticeView) }),
  }),

  markNoticesSeen: endpoint('GET /notification/seen', {
    summary: 'Marks the whole bell as seen',
    access: 'member',
    changes: true,
  }),

  removeNotice: endpoint('DELETE /notification/{id}', { summary: 'Removes one notice', access: 'member' }),
}

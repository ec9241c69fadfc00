import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { FeedView } from './feed-view.ts'

export const listCalendarFeeds = endpoint('GET /user/calendar-feed', {
  summary: 'The calendar feeds of the caller, the newest first, and whether the plan of the company has them',
  access: 'member',
  reply: z.object({ data: z.array(FeedView), is_open: z.boolean() }),
})

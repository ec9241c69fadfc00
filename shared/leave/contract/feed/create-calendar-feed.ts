import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { FeedForm } from '../../feed/feed.ts'
import { FeedView } from './feed-view.ts'

export const createCalendarFeed = endpoint('POST /user/calendar-feed', {
  summary: 'Creates a calendar feed of the caller; its secret address is in this reply and nowhere else',
  access: 'member',
  confirmed: true,
  body: FeedForm,
  reply: z.object({ data: FeedView, url: z.string() }),
})

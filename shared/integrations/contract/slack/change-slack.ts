import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { SlackId, SlackPosts } from '../../slack/slack.ts'
import { SlackView } from './slack-view.ts'

export const changeSlack = endpoint('PUT /slack', {
  summary: 'The channel, what is posted to it, and in which language',
  access: 'admin',
  body: z.object({ channel_id: z.nullable(SlackId), posts: SlackPosts, language: z.enum(['hu', 'en']) }),
  reply: SlackView,
})

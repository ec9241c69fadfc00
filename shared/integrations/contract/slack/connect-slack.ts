import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { SlackView } from './slack-view.ts'

export const connectSlack = endpoint('POST /slack/connect', {
  summary: 'Connects the workspace, by the code with which Slack led back to the page',
  access: 'admin',
  body: z.object({
    code: z.string({ error: 'problems:required' }).check(z.minLength(1), z.maxLength(300)),
    state: z.string({ error: 'problems:required' }).check(z.minLength(1), z.maxLength(300)),
  }),
  reply: SlackView,
})

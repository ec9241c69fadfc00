import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const linkSlack = endpoint('POST /slack/link', {
  summary: 'Says by the link from Slack that its user is the caller; a link works once',
  access: 'member',
  body: z.object({ token: z.string({ error: 'problems:required' }).check(z.maxLength(300)) }),
  reply: z.object({ data: z.object({ team: z.string() }) }),
})

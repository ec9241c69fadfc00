import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const showSlackLink = endpoint('GET /slack/link', {
  summary: 'The workspace in which a user of Slack is linked with the caller, and since when; null where none is',
  access: 'member',
  reply: z.object({ data: z.nullable(z.object({ team: z.string(), linked_at: z.nullable(z.int()) })) }),
})

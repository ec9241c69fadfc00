import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const listSlackChannels = endpoint('GET /slack/channel', {
  summary: 'The public channels of the workspace, and private ones that the app was invited to',
  access: 'admin',
  reply: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

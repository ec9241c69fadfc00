import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

export const installSlack = endpoint('POST /slack/install', {
  summary: "The page of Slack's on which an administrator lets the app into a workspace",
  access: 'admin',
  confirmed: true,
  reply: z.object({ data: z.object({ address: z.string() }) }),
})

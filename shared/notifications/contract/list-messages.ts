import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { MessageView } from './message-view.ts'

export const listMessages = endpoint('GET /notification/custom', {
  summary: 'The latest messages of administrators, the newest first, and how many people have seen each',
  access: 'admin',
  reply: z.object({ data: z.array(MessageView) }),
})

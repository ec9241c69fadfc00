import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Wanted } from '../wanted.ts'

export const showDefaults = endpoint('GET /company/notification-defaults', {
  summary: 'What members who have not chosen otherwise are told of, and how',
  access: 'admin',
  reply: z.object({ data: Wanted }),
})

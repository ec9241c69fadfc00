import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { KeyView } from './key-view.ts'

export const listApiKeys = endpoint('GET /company/api-key', {
  summary: 'The API keys of the company, the newest first, and whether its plan has them',
  access: 'admin',
  reply: z.object({ data: z.array(KeyView), is_open: z.boolean() }),
})

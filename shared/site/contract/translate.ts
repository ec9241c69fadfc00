import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const translate = endpoint('GET /translate', {
  summary: 'The words of the language of the path, by namespace',
  access: 'anyone',
  reply: z.object({ data: z.record(z.string(), z.record(z.string(), z.string())) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const translate = endpoint('GET /translate', {
  summary:
    'The words of the language of the path, by namespace; with `known`, of the namespaces named there those whose words are others',
  access: 'anyone',
  versioned: true,
  query: z.object({ known: z.optional(z.string().check(z.maxLength(1000), z.regex(/^\w+\.\w+(,\w+\.\w+)*$/))) }),
  reply: z.object({ data: z.record(z.string(), z.record(z.string(), z.string())) }),
})

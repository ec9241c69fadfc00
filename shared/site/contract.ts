import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

export const site = {
  translate: endpoint('GET /translate', {
    summary: 'The words of the language of the path, by namespace',
    access: 'anyone',
    reply: z.object({ data: z.record(z.string(), z.record(z.string(), z.string())) }),
  }),

  openapi: endpoint('GET /openapi.json', {
    summary: 'This description of the API, in OpenAPI 3.1',
    access: 'anyone',
    plain: true,
    reply: z.looseObject({ openapi: z.string() }),
  }),
}

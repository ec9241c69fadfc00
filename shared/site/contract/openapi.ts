import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const openapi = endpoint('GET /openapi.json', {
  summary: 'This description of the API, in OpenAPI 3.1',
  access: 'anyone',
  plain: true,
  reply: z.looseObject({ openapi: z.string() }),
})

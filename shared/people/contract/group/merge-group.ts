import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'

export const mergeGroup = endpoint('POST /group/{id}/merge', {
  summary: 'Merges a group into another, which its people join one after the other in the background',
  access: 'admin',
  body: z.object({ into: Id }),
})

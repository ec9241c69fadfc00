import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { QueryYear } from '../../contract/wire.ts'
import { ExtraView } from '../view/extra-days-view.ts'

export const listExtraDays = endpoint('GET /user/{id}/extra-day-off', {
  summary: 'The days of a year that were granted or taken away by hand',
  access: 'member',
  keys: 'read',
  query: z.object({ year: z.optional(QueryYear) }),
  reply: z.object({ data: z.array(ExtraView) }),
})

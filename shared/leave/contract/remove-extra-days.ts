import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { QueryYear } from '../../contract/wire.ts'
import { Proposal } from '../../people/contract/facts/fact-change-view.ts'

export const removeExtraDays = endpoint('DELETE /user/{id}/extra-day-off/{extraId}', {
  summary: 'Takes back days granted or taken away by hand',
  access: 'admin',
  keys: 'write',
  query: z.object({ year: z.optional(QueryYear) }),
  reply: z.object({ proposal: Proposal }),
})

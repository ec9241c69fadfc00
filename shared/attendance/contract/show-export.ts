import * as z from 'zod/mini'
import { ExportState } from '../../account/data-export.ts'
import { endpoint } from '../../contract/endpoint.ts'

export const showExport = endpoint('GET /export/file/{id}', {
  summary: 'How far a file is that the caller has asked for, and the address where it can be downloaded for a day',
  access: 'member',
  reply: z.object({
    data: z.object({
      state: ExportState,
      name: z.string(),
      /** How many of how many people are in it. */
      done: z.int(),
      people: z.int(),
      expires_at: z.int(),
      address: z.nullable(z.string()),
    }),
  }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'

/** Writes to the audit log where somebody else than the person opens it. */
export const openDocument = endpoint('GET /day-off/{id}/document/{documentId}', {
  summary: 'An address to download a document from for a minute; for the person and administrators only',
  access: 'member',
  changes: true,
  reply: z.object({ data: z.object({ address: z.string() }) }),
})

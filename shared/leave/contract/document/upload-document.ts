import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { mostDocumentBytes } from '../../document/request-document.ts'

export const uploadDocument = endpoint('POST /day-off/{id}/document/upload', {
  summary: 'An address to upload a document of a request to, which is kept once it is attached',
  access: 'member',
  problems: ['tooMany'],
  body: z.object({
    /** Bytes. */
    size: z
      .int()
      .check(
        z.minimum(1, { error: 'problems:documentEmpty' }),
        z.maximum(mostDocumentBytes, { error: 'problems:documentTooLarge' }),
      ),
  }),
  reply: z.object({
    data: z.object({
      upload: z.string(),
      /** A path on the site that takes exactly this size by PUT, as `application/octet-stream`, for five minutes. */
      address: z.string(),
    }),
  }),
})

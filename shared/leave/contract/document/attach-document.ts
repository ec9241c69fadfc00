import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { DocumentView } from '../../view/document-view.ts'

export const attachDocument = endpoint('POST /day-off/{id}/document', {
  summary: 'Attaches an uploaded document to a request, if its bytes are of a type that is accepted',
  access: 'member',
  body: z.object({
    upload: Id,
    /** What the file is called, of which only what names it is kept. */
    name: z.string().check(z.maxLength(1000, { error: 'problems:tooLong' })),
  }),
  reply: z.object({ data: z.array(DocumentView) }),
})

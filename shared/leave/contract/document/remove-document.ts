import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { DocumentView } from '../../view/document-view.ts'

export const removeDocument = endpoint('DELETE /day-off/{id}/document/{documentId}', {
  summary: 'Erases a document of a request; that it was there stays',
  access: 'member',
  reply: z.object({ data: z.array(DocumentView) }),
})

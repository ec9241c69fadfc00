import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { RequestView } from '../../view/request-view.ts'

export const listLackingDocuments = endpoint('GET /day-off/lacking-document', {
  summary: 'The requests of a year back that lack the document they ask for, the newest first',
  access: 'admin',
  reply: z.object({ data: z.array(RequestView) }),
})

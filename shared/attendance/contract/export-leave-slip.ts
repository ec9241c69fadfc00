import { endpoint } from '../../contract/endpoint.ts'
import { ExportReply } from './export-reply.ts'

export const exportLeaveSlip = endpoint('GET /day-off/{id}/slip', {
  summary: 'The leave slip of a request as a PDF to be signed, for whoever may see the request',
  access: 'member',
  reply: ExportReply,
})

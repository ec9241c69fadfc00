import { ExportReply } from '../../attendance/contract/export-reply.ts'
import { endpoint } from '../../contract/endpoint.ts'

export const exportOrder = endpoint('GET /company/order/{number}/pdf', {
  summary: 'The pro-forma invoice of an order as a PDF',
  access: 'admin',
  reply: ExportReply,
})

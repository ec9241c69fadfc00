import { endpoint } from '../../../contract/endpoint.ts'

export const cancelLeave = endpoint('DELETE /day-off/{id}', {
  summary: 'Cancels a request; its days are free again',
  access: 'member',
  keys: 'write',
  tool: { scope: 'write' },
  books: true,
  problems: ['tooMany'],
})

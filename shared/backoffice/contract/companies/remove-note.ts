import { endpoint } from '../../../contract/endpoint.ts'

export const removeNote = endpoint('DELETE /admin/company/{id}/note/{noteId}', {
  summary: 'Removes a note about a company',
  access: 'operator:companies.write',
})

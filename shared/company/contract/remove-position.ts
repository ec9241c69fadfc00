import { endpoint } from '../../contract/endpoint.ts'

export const removePosition = endpoint('DELETE /position/{id}', {
  summary: 'Deletes a position; who has it has none afterwards, one after the other in the background',
  access: 'admin',
  keys: 'write',
})

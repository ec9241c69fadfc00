import { endpoint } from '../../../contract/endpoint.ts'

export const removeGroup = endpoint('DELETE /group/{id}', {
  summary:
    'Deletes a group; its people belong to none, one after the other in the background, and keep their approvers',
  access: 'admin',
})

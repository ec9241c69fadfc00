import { endpoint } from '../../../contract/endpoint.ts'

export const removeUserGroup = endpoint('DELETE /admin/user-group/{id}', {
  summary: 'Removes a user group; nothing happens to those who belong to it',
  access: 'operator:user-groups.write',
})

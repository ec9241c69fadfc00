import { endpoint } from '../../../contract/endpoint.ts'

export const removeAvatar = endpoint('DELETE /user/{id}/avatar', {
  summary: 'Removes the own picture, or that of somebody whom the caller administers',
  access: 'member',
})

import { endpoint } from '../../contract/endpoint.ts'

export const removeNotification = endpoint('DELETE /notification/{id}', {
  summary: 'Removes one notification',
  access: 'member',
})

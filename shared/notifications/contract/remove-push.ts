import { endpoint } from '../../contract/endpoint.ts'

export const removePush = endpoint('DELETE /notification/push/{id}', {
  summary: 'Lets a browser show notifications no longer',
  access: 'account',
})

import { endpoint } from '../../../contract/endpoint.ts'

export const disconnectSlack = endpoint('DELETE /slack', {
  summary: 'Removes the app from the workspace and forgets its token',
  access: 'admin',
})

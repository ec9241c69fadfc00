import { endpoint } from '../../../contract/endpoint.ts'

export const removeWebhook = endpoint('DELETE /webhook/{id}', {
  summary: 'Removes a webhook; what waits for it is not delivered any more',
  access: 'admin',
})

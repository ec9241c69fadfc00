import { endpoint } from '../../../contract/endpoint.ts'

export const stopGroupMessage = endpoint('POST /admin/user-group-message/{id}/stop', {
  summary: 'Stops a message to a user group: nobody else gets it, and emails that are not out yet are not sent',
  access: 'operator:user-groups.write',
  problems: ['conflict'],
})

import { endpoint } from '../../../contract/endpoint.ts'

export const sendOperatorLink = endpoint('POST /admin/operator/{id}/link', {
  summary: 'Emails an operator without a password another link to set one, in place of the one of before',
  access: 'operator:admin-users.write',
  confirmed: true,
})

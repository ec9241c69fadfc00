import { endpoint } from '../../../contract/endpoint.ts'

export const cancelEmailChange = endpoint('DELETE /user/email-change', {
  summary: 'Cancels the change of the own address that waits for its link',
  access: 'account',
})

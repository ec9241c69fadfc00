import { endpoint } from '../../contract/endpoint.ts'

export const sendConfirmation = endpoint('POST /user/send-confirmation', {
  summary: 'Sends the link that confirms the own address again; a newer link replaces an older one',
  access: 'account',
})

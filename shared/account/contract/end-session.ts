import { endpoint } from '../../contract/endpoint.ts'

export const endSession = endpoint('DELETE /user/session/{id}', {
  summary: 'Signs out one of the own devices at once',
  access: 'account',
  confirmed: true,
})

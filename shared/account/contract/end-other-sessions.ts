import { endpoint } from '../../contract/endpoint.ts'

export const endOtherSessions = endpoint('DELETE /user/session', {
  summary: 'Signs out every own device at once, but the one that calls',
  access: 'account',
  confirmed: true,
})

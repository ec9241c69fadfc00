import { endpoint } from '../../contract/endpoint.ts'

export const logOut = endpoint('POST /auth/logout', {
  summary: 'Ends the session that the cookie belongs to',
  access: 'anyone',
})

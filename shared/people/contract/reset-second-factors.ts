import { endpoint } from '../../contract/endpoint.ts'

export const resetSecondFactors = endpoint('DELETE /user/{id}/second-factor', {
  summary:
    'Removes the second factors of somebody who has lost them; every session of theirs ends, and they are told by email',
  access: 'admin',
  confirmed: true,
})

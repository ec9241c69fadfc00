import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { IdentityResponse } from './identity-response.ts'

export const linkIdentity = endpoint('POST /user/identity/{provider}/complete', {
  summary: 'Links the own account with the one that Google or Microsoft sent back, by which one signs in from then on',
  access: 'account',
  confirmed: true,
  body: z.object({ response: IdentityResponse }),
})

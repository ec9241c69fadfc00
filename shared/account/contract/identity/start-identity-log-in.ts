import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ProviderAddress } from './identity-response.ts'

export const startIdentityLogIn = endpoint('POST /auth/identity/{provider}', {
  summary: 'Where a browser goes to sign in, or to register, with an account of Google or Microsoft',
  access: 'anyone',
  body: z.object({ remember_me: z._default(z.boolean(), true) }),
  reply: ProviderAddress,
})

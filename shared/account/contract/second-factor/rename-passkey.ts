import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { PasskeyName } from '../../second-factor.ts'

export const renamePasskey = endpoint('PUT /user/passkey/{id}', {
  summary: 'Gives a passkey another name',
  access: 'account',
  body: z.object({ name: PasskeyName }),
})

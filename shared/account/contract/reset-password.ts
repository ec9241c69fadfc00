import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { NewPassword } from '../model.ts'

export const resetPassword = endpoint('POST /auth/reset-password', {
  summary: 'Chooses another password by the token of a link; every session ends',
  access: 'anyone',
  body: z.object({ token: z.string({ error: 'problems:required' }), password: NewPassword }),
})

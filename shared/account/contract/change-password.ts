import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { GivenPassword, NewPassword } from '../model.ts'

export const changePassword = endpoint('PUT /user/password', {
  summary: 'Changes the own password; every other session ends',
  access: 'account',
  body: z.object({ current_password: GivenPassword, new_password: NewPassword }),
})

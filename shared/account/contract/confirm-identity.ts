import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { GivenPassword } from '../model.ts'
import { FactorCode } from './factor-code.ts'

export const confirmIdentity = endpoint('POST /user/confirm-identity', {
  summary:
    'Confirms for a quarter of an hour, by password or by a code of a second factor, that it is still the same person',
  access: 'account',
  body: z.object({ password: z.optional(GivenPassword), code: z.optional(FactorCode) }),
  reply: z.object({ data: z.object({ confirmed_until: z.int() }) }),
})

import * as z from 'zod/mini'
import { PersonName } from '../../account/model.ts'
import { endpoint } from '../../contract/endpoint.ts'

export const joinCompany = endpoint('POST /user/join-company', {
  summary: 'Accepts an invitation with the account that is signed in, and selects the company',
  access: 'account',
  body: z.object({
    token: z.string({ error: 'problems:required' }),
    first_name: PersonName,
    last_name: PersonName,
  }),
  reply: z.object({ token: z.string() }),
})

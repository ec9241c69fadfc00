import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'

/** How many people a page has. */
export const peopleOfView = 50

/** As support sees somebody: never their leave, health, family or contacts beyond the address. */
const PersonSeen = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.int(),
  status: z.string(),
  approvers: z.int(),
})

export const viewCompany = endpoint('GET /admin/company/{id}/people', {
  summary: 'The people of a company, read-only; that somebody has looked is kept in the log',
  access: 'operator:companies.read',
  changes: true,
  query: z.object({ cursor: z.optional(Id) }),
  reply: z.object({
    data: z.array(PersonSeen),
    next: z.nullable(z.string()),
  }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { manyIds } from '../../contract/wire.ts'

/** The most people of one call, whose ids an address still holds. */
export const mostEmployments = 100

const PersonEmployment = z.object({
  id: z.string(),
  email: z.string(),
  employee_number: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  employment_start: z.nullable(z.string()),
  employment_end: z.nullable(z.string()),
})
export type PersonEmployment = z.infer<typeof PersonEmployment>

export const listEmployments = endpoint('GET /user/employments', {
  summary: 'Addresses and dates of people, for the list that is downloaded; unknown people are left out',
  access: 'admin',
  keys: 'read',
  query: z.object({ ids: manyIds(mostEmployments) }),
  reply: z.object({ data: z.array(PersonEmployment) }),
})

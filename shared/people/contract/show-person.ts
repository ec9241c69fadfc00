import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PersonView } from './person-view.ts'

export const showPerson = endpoint('GET /user/{id}', {
  summary: 'A person of the company, as far as the caller may know them',
  access: 'member',
  keys: 'read',
  reply: z.object({ data: PersonView }),
})

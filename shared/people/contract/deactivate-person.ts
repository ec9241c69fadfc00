import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PersonView } from './person-view.ts'

export const deactivatePerson = endpoint('POST /user/{id}/deactivate', {
  summary: 'Shuts somebody out of the company, at once; their history stays',
  access: 'admin',
  reply: z.object({ data: PersonView }),
})

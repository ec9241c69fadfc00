import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PersonView } from './person-view.ts'

export const activatePerson = endpoint('POST /user/{id}/activate', {
  summary: 'Lets somebody in again who was deactivated',
  access: 'admin',
  reply: z.object({ data: PersonView }),
})

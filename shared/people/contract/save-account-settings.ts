import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { PersonView } from './person-view.ts'

export const saveAccountSettings = endpoint('PUT /user/{id}/account-settings', {
  summary: "Who decides in a person's place while they are away; by the person or an administrator",
  access: 'member',
  body: z.object({ stand_in_id: z.nullable(Id) }),
  reply: z.object({ data: PersonView }),
})

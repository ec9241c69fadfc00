import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Wanted, WantedChange } from '../wanted.ts'

export const saveDefaults = endpoint('PUT /company/notification-defaults', {
  summary: 'What members who do not choose otherwise are told of, and how; what is left out stays',
  access: 'admin',
  body: WantedChange,
  reply: z.object({ data: Wanted }),
})

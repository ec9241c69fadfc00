import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Wanted, WantedChange } from '../wanted.ts'

export const savePreferences = endpoint('PUT /notification/preferences', {
  summary: 'What the caller wants to be told of, and how; what is left out stays',
  access: 'member',
  body: WantedChange,
  reply: z.object({ data: Wanted }),
})

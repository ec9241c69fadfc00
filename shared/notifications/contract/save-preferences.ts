import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { WantedChange } from '../wanted.ts'
import { WantedByPerson } from './show-preferences.ts'

export const savePreferences = endpoint('PUT /notification/preferences', {
  summary: 'What the caller wants to be told of, and how; what is left out stays',
  access: 'member',
  body: z.extend(WantedChange, { service_emails: z.optional(z.boolean({ error: 'problems:invalidValue' })) }),
  reply: z.object({ data: WantedByPerson }),
})

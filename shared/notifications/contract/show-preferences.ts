import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Wanted } from '../wanted.ts'

/** What somebody is told of, and whether they get emails of the service to all who use it, which holds in every company. */
export const WantedByPerson = z.extend(Wanted, { service_emails: z.boolean() })
export type WantedByPerson = z.infer<typeof WantedByPerson>

export const showPreferences = endpoint('GET /notification/preferences', {
  summary: 'What the caller is told of, and how',
  access: 'member',
  reply: z.object({ data: WantedByPerson }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

/** Mail programs post a form of their own to it (RFC 8058, 3.1), which is not looked at. */
export const unsubscribe = endpoint('POST /notification/unsubscribe', {
  summary: 'Switches off the emails of one topic, by the token in the header of such an email',
  access: 'anyone',
  query: z.object({ token: z.string({ error: 'problems:required' }) }),
})

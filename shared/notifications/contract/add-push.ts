import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PushAddress } from '../push-subscription.ts'

export const addPush = endpoint('POST /notification/push', {
  summary: 'Lets the browser of the caller show notifications, whether a page is open or not',
  access: 'account',
  body: PushAddress,
  reply: z.object({ data: z.object({ id: z.string() }) }),
})

import * as z from 'zod/mini'
import { Device } from '../../account/model.ts'
import { endpoint } from '../../contract/endpoint.ts'

/** The browsers that show the caller's notifications, and the key with which another one subscribes. */
export const showPush = endpoint('GET /notification/push', {
  summary: 'The browsers that show the notifications of the caller',
  access: 'account',
  reply: z.object({
    data: z.object({
      public_key: z.string(),
      devices: z.array(z.extend(Device, { id: z.string(), created_at: z.int() })),
    }),
  }),
})

import * as z from 'zod/mini'
import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'
import { Id } from '#shared/contract/wire.ts'
import { Notification } from '#shared/notifications/model.ts'

interface Whose {
  company: string
  member: string
}

export const notifications: Kind<Notification, Whose & { id: string }> = {
  name: 'Notification',
  schema: Notification,
  key: notice => ({ pk: memberPartition(notice), sk: `NOTIFICATION#${notice.id}` }),
  expires: ({ expires_at }) => expires_at,
}

/** The bell holds this many notices; older ones go by themselves. */
export const bellLimit = 50

/** How long a notice is kept, in seconds: half a year. */
export const notificationLasts = 182 * 24 * 3600

export const listBell = (whose: Whose) =>
  list(notifications, { pk: memberPartition(whose), prefix: 'NOTIFICATION#', newestFirst: true, atMost: bellLimit })

/** A letter on its way or gone, so that an event writes to nobody twice. */
const Delivery = z.object({
  event: z.string(),
  member: Id,
  state: z.enum(['sending', 'sent']),
  began_at: z.int(),
  expires_at: z.int(),
})
export type Delivery = z.infer<typeof Delivery>

export const deliveries: Kind<Delivery, { event: string; member: string }> = {
  name: 'Delivery',
  schema: Delivery,
  key: ({ event, member }) => ({ pk: `DELIVERY#${event}`, sk: member }),
  expires: ({ expires_at }) => expires_at,
}

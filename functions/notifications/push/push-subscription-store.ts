import { createHash } from 'node:crypto'
import { accountPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'
import { PushSubscription } from '#shared/notifications/push-subscription.ts'

const prefix = 'PUSH#'

/** The first index lists the accounts of a browser, which shows the notifications of one alone. */
export const pushSubscriptions: Kind<PushSubscription, Pick<PushSubscription, 'account' | 'id'>> = {
  name: 'PushSubscription',
  schema: PushSubscription,
  key: ({ account, id }) => ({ pk: accountPartition(account), sk: `${prefix}${id}` }),
  index1: ({ account, id }) => ({ pk: `${prefix}${id}`, sk: account }),
}

/** The most browsers of an account that are told. */
export const mostDevices = 20

/** The browsers of an account, the first one first. */
export const pushSubscriptionsOf = async (account: string) =>
  (await list(pushSubscriptions, { pk: accountPartition(account), prefix, atMost: mostDevices })).sort(
    (one, other) => one.created_at - other.created_at,
  )

/** A browser as it stands under each account that it was ever added to, from an eventually consistent index. */
export const pushSubscriptionsAt = (id: string) => list(pushSubscriptions, { pk: `${prefix}${id}`, index: 1 })

/** Whether somebody has a browser that is told; one that was added a moment ago may be overlooked. */
export const hasBrowser = async (account: string) =>
  (await list(pushSubscriptions, { pk: accountPartition(account), prefix, atMost: 1, mayLag: true })).length > 0

export const pushIdOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex').slice(0, 32)

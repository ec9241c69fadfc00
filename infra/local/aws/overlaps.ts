import { setTimeout as pause } from 'node:timers/promises'
import { transactionCancelled, writeConflict } from './dynamodb-errors.ts'
import type { ItemKeys } from './item-keys.ts'
import type { Middleware, ServiceCall } from './proxy.ts'

/**
 * Cancels a transaction that overlaps on an item with another one, and refuses a write to an item of one, as DynamoDB does. Two
 * transactions overlap even where both only check the item.
 */
export function cancelOverlaps(keys: ItemKeys, serviceTime = 0): Middleware {
  const underway = new Set<string>()
  return async (call, next) => {
    if (call.service !== 'dynamodb') return next(call)
    if (isSingleWrite(call))
      return underway.size && underway.has(keys.of(call.input as never)) ? writeConflict(call) : next(call)
    const items = keys.inTransaction(call)
    if (!items.length) return next(call)
    if (items.some(item => underway.has(item)))
      return transactionCancelled(items.map(item => (underway.has(item) ? 'TransactionConflict' : 'None')))
    for (const item of items) underway.add(item)
    try {
      if (serviceTime) await pause(serviceTime)
      return await next(call)
    } finally {
      for (const item of items) underway.delete(item)
    }
  }
}

const isSingleWrite = ({ action }: ServiceCall) => /^(Put|Update|Delete)Item$/.test(action)

import * as z from 'zod/mini'
import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { get, list, replace, type Write } from '#functions/platform/table.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import { Order } from '#shared/billing/order.ts'

export const orders: Kind<Order, Pick<Order, 'company' | 'number'>> = {
  name: 'Order',
  schema: Order,
  key: ({ company, number }) => ({ pk: companyPartition(company), sk: `${everyOrder}${number}` }),
}

const everyOrder = 'ORDER#'

/** The latest orders of a company, the newest first. */
export const ordersOf = (company: string) =>
  list(orders, { pk: companyPartition(company), prefix: everyOrder, newestFirst: true, atMost: 50 })

/** How many orders of a year have a number. */
const OrderCount = z.object({ year: z.int(), given: z.int() })

export const orderCounts: Kind<z.infer<typeof OrderCount>, { year: number }> = {
  name: 'OrderCount',
  schema: OrderCount,
  key: ({ year }) => ({ pk: 'ORDER_COUNT', sk: String(year) }),
}

/** The next number of an order of all companies' in the year, without gaps, and the write that takes it. */
export async function nextOrderNumber(day: Day): Promise<{ number: string; take: Write }> {
  const year = yearOf(day)
  const count = (await get(orderCounts, { year })) ?? { year, given: 0, _version: 0 }
  const given = count.given + 1
  return { number: `D-${year}-${String(given).padStart(4, '0')}`, take: replace(orderCounts, { ...count, given }) }
}

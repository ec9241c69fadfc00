import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { manyIds } from '../../contract/wire.ts'
import { BalanceView, HoursBalanceView } from '../view/balance-view.ts'

/** As many people as a screen shows, whose reading takes fifteen units with the credentials. */
export const mostInView = 11

/** The most people of one call, for a list in the order of what is left to everybody. */
export const mostBalances = 100

/** What is left to a person in this year, and their next absence. */
const PersonBalance = z.object({
  id: z.string(),
  ...z.pick(BalanceView, { year: true, entitled: true, used: true, planned: true, pending: true, left: true }).shape,
  in_hours: z.nullable(z.pick(HoursBalanceView, { entitled: true, left: true })),
  next: z.nullable(z.object({ type_id: z.int(), from_date: z.string(), to_date: z.string(), is_pending: z.boolean() })),
})
export type PersonBalance = z.infer<typeof PersonBalance>

export const listBalances = endpoint('GET /user/balances', {
  summary: 'What is left to people in this year, and when they are away next; unknown people are left out',
  access: 'admin',
  keys: 'read',
  query: z.object({ ids: manyIds(mostBalances) }),
  reply: z.object({ data: z.array(PersonBalance) }),
})

import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { QueryYear } from '../../contract/wire.ts'
import { BalanceView } from '../view/balance-view.ts'

export const showBalance = endpoint('GET /user/{id}/balance', {
  summary: 'The balance of a year with the lines that explain it',
  access: 'member',
  keys: 'read',
  tool: { scope: 'read', hint: '`id` is `me` or the id of a person' },
  query: z.object({ year: z.optional(QueryYear) }),
  reply: z.object({ data: BalanceView }),
})

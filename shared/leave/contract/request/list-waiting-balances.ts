import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { manyIds } from '../../../contract/wire.ts'

/** The most requests of one call; the balance of each person is counted anew. */
export const mostBalances = 20

/** What one year's leave is before and after a request; all that waits is counted as taken. */
const YearAfter = z.object({
  year: z.int(),
  /** The whole of the year's leave. */
  entitled: z.number(),
  before: z.number(),
  after: z.number(),
  unit: z.enum(['days', 'hours']),
})
export type YearAfter = z.infer<typeof YearAfter>

export const listWaitingBalances = endpoint('GET /day-off/dashboard/balance', {
  summary:
    'What is left to people before and after their waiting requests; those that the caller may not see are left out',
  access: 'member',
  query: z.object({
    /** The ids of the requests, with commas between them. */
    ids: manyIds(mostBalances),
  }),
  reply: z.object({
    /** Without years where the type takes from no balance. */
    data: z.array(z.object({ id: z.string(), years: z.array(YearAfter) })),
  }),
})

import { WorkingPattern } from '../../calendar/working-pattern.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { Id, QueryYear } from '../../contract/wire.ts'
import { BalanceView } from '../view/balance-view.ts'
import { RequestView } from '../view/request-view.ts'

export const OfferedType = z.object({
  id: z.int(),
  label: z.string(),
  available: z.boolean(),
  reason: z.optional(z.string()),
  /** That the company asks for a document with it. */
  asks_document: z.optional(z.literal(true)),
  /** When parental and paternity leave can be taken for each child, and the working days left; for the person and administrators only. */
  windows: z.optional(
    z.array(z.object({ child_id: z.string(), from_date: z.string(), to_date: z.string(), left: z.int() })),
  ),
})
export type OfferedType = z.infer<typeof OfferedType>

export const listDaysOff = endpoint('GET /day-off', {
  summary:
    "A person's requests of a year, or where none is named of this year and of what is ahead, the types on offer, and the balance of the year",
  access: 'member',
  keys: 'read',
  tool: { scope: 'read', hint: '`types` says which types of leave there are, by their ids' },
  query: z.object({ user_id: z.optional(Id), year: z.optional(QueryYear) }),
  reply: z.object({
    data: z.array(RequestView),
    types: z.array(OfferedType),
    balance: BalanceView,
    /** The working patterns by which the person's days are counted; the company's for a reader who may not know the person's own. */
    working_patterns: z.array(WorkingPattern),
  }),
})

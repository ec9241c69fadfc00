import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { automaticEndings, LeaveStatus } from '../../leave/model.ts'

const Name = z.object({ first_name: z.string(), last_name: z.string() })
const Step = z.object({ by: Name, at: z.int(), automatic: z.nullable(z.enum(automaticEndings)) })

/** A request as whoever may decide on it by a link sees it. */
export const DecisionView = z.object({
  company: z.string(),
  /** Who decides by the link. */
  decider: Name,
  user: Name,
  type: z.object({ id: z.int(), label: z.string() }),
  from_date: z.string(),
  to_date: z.string(),
  /** Working days. */
  days: z.int(),
  comment: z.string(),
  status: LeaveStatus,
  /** Which version of the request is shown, so that none is decided on that nobody has seen. */
  version: z.int(),
  /** Who approved, denied or cancelled it, and when, or what did without anybody; null while it waits. */
  over: z.nullable(Step),
  /** The colleagues of the same group who are away then, or have asked to be. */
  away: z.array(z.extend(Name, { from_date: z.string(), to_date: z.string(), is_asked: z.boolean() })),
  /** What is left of each year once it is approved. */
  left: z.array(z.object({ year: z.int(), left: z.number(), total: z.number(), unit: z.enum(['days', 'hours']) })),
})
export type DecisionView = z.infer<typeof DecisionView>

export const showDecision = endpoint('GET /day-off/decision', {
  summary: 'A request, for whoever was sent the link to decide on it; opening it decides nothing',
  access: 'anyone',
  query: z.object({ token: z.string({ error: 'problems:required' }) }),
  reply: z.object({ data: DecisionView }),
})

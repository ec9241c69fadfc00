import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'

/** In how many parts the views of a day are counted, so that no item is written by all visitors. */
export const visitShards = 16

/** A part of what was counted on a day. */
export const VisitCount = z.object({
  month: z.string(),
  day: Day,
  shard: z.string(),
  page_views: z._default(z.int(), 0),
  unique_visitors: z._default(z.int(), 0),
})
export type VisitCount = z.infer<typeof VisitCount>

/** Page views of one visitor on one day that are counted at most; whoever has more is a program. */
export const mostViewsOfVisitor = 300

/** Seconds for which a visitor can be told from others, and the salt of their day is kept. */
export const visitorLasts = 2 * 24 * 3600

/** Seconds for which a visit that an advertisement led to is kept with its details. */
export const campaignVisitLasts = 400 * 24 * 3600

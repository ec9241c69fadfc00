import * as z from 'zod/mini'
import { feedScopes } from '../../feed/feed.ts'

/** A feed as its owner sees it, without its address. */
export const FeedView = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(feedScopes),
  /** Null of a feed that shows no group. */
  group: z.nullable(z.string()),
  created_at: z.int(),
  /** The beginning of the hour in which it was fetched last; null where it never was. */
  fetched_at: z.nullable(z.int()),
})
export type FeedView = z.infer<typeof FeedView>

import * as z from 'zod/mini'
import { FeedName, FeedScopeChoice } from '#shared/leave/feed/feed.ts'

/** What is typed into the form of a new feed; a feed of a group names it. */
export const FeedDraft = z
  .object({ scope: FeedScopeChoice, group: z.string(), name: FeedName })
  .check(
    z.refine(({ scope, group }) => scope !== 'group' || group !== '', { path: ['group'], error: 'problems:required' }),
  )
export type FeedDraft = z.infer<typeof FeedDraft>

/** The form as the API takes it. */
export const feedBody = ({ scope, group, name }: FeedDraft) => ({
  name,
  scope,
  group: scope === 'group' ? group : null,
})

/** Whether a name is still the one that was suggested, so that another suggestion may take its place. */
export const isSuggested = (name: string, suggestion: string) => name.trim() === '' || name === suggestion

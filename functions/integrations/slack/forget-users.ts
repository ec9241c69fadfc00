import { erasures } from '#functions/company/erasure-store.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { commit, getBatch, lookup, remove, type Write } from '#functions/platform/table.ts'
import type { ChatJobOf } from './chat-job.ts'
import { slackConnections, slackPosts, slackPostsOf, slackUsers, slackUsersIn } from './slack-store.ts'

/** The most items that are removed together. */
const together = 90

/**
 * Forgets who the users of a workspace are that is disconnected, and which messages were posted there. Where it was connected again since,
 * what is newer than that stays.
 */
export async function forgetUsers({ company, team }: ChatJobOf<'disconnected'>): Promise<void> {
  const [connection, erasure] = await getBatch(lookup(slackConnections, { company }), lookup(erasures, { company }))
  // The erasure of a company counts what it erases.
  if (erasure) return
  const since = connection?.connected_at ?? Infinity
  const isSame = connection?.team === team
  const [users, posts] = await Promise.all([slackUsersIn({ company, team }), slackPostsOf(company)])
  const removed = [
    ...removing(
      slackUsers,
      // The links that nobody has followed are over in a quarter of an hour.
      users.filter(({ member, linked_at }) => !isSame || (member !== null && (linked_at ?? 0) < since)),
    ),
    ...removing(
      slackPosts,
      posts.filter(({ claimed_at }) => claimed_at < since),
    ),
  ]
  for (let first = 0; first < removed.length; first += together) await commit(...removed.slice(first, first + together))
}

const removing = <T extends Named, Named extends object>(kind: Kind<T, Named>, items: Stored<T>[]): Write[] =>
  items.map(item => remove(kind, item))

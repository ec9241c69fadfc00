import { delegatingTo } from '#functions/company/member-store.ts'
import { decidedForBy } from '#functions/people/approver-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { awayAmong } from './stand-in.ts'

/** Whom somebody decides for today, as their approver or in the place of one who is away. */
export interface DecidedFor {
  /** The approvers in whose place the reader decides. */
  stands_in_for: string[]
  ids: string[]
  /** The approvers of a person as whom, or in whose place, the reader decides. */
  approversOf: (id: string) => string[]
}

/** Who asks, and when. */
interface Asking {
  actor: { company: string; user: string }
  now: Pick<Now, 'today'>
}

export const nobody: DecidedFor = { stands_in_for: [], ids: [], approversOf: () => [] }

/** Reads whom a reader decides for: the reader's own approvals strongly consistent, delegations from an index that may lag. */
export async function decidedForToday({ actor, now }: Asking): Promise<DecidedFor> {
  const { company, user } = actor
  const [own, delegating] = await Promise.all([decidedForBy(company, user), delegatingTo(company, user)])
  const deciding = new Map([[user, new Set(own)]])
  if (delegating.length) {
    const [away, others] = await Promise.all([
      awayAmong(
        company,
        delegating.map(({ id }) => id),
        now.today,
      ),
      Promise.all(delegating.map(({ id }) => decidedForBy(company, id))),
    ])
    for (const [place, { id }] of delegating.entries()) if (away.has(id)) deciding.set(id, new Set(others[place]))
  }
  return {
    stands_in_for: [...deciding.keys()].filter(id => id !== user),
    ids: [...new Set([...deciding.values()].flatMap(ids => [...ids]))],
    approversOf: id => [...deciding].flatMap(([approver, ids]) => (ids.has(id) ? approver : [])),
  }
}

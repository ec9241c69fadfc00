import { isDeepStrictEqual } from 'node:util'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { audited } from '#functions/company/audit-store.ts'
import { memberOf } from '#functions/company/member-store.ts'
import { factChanges, factChangesOf } from '#functions/people/fact-change-store.ts'
import { termsOf } from '#functions/people/terms-store.ts'
import { newId, type Now } from '#functions/platform/clock.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { insert, replace, type Write } from '#functions/platform/table.ts'
import type { BulkResult } from '#shared/leave/bulk-request.ts'
import { assertMayDecide, assertMayWithdraw } from '#shared/people/facts/course.ts'
import type { FactChange } from '#shared/people/facts/fact-change.ts'
import type { Actor } from './administrator-now.ts'

type Proposed = Pick<BulkResult, 'person' | 'changed' | 'extra'>

/**
 * The writes that close what a change of many proposed for one person: withdrawn by that person, declined by another administrator. It is
 * known by what it proposes, since a later proposal takes over the facts of an open one; the other facts of that one stay proposed.
 * No writes where it was closed before; undefined where it was confirmed, and so holds. @throws Problem `forbidden`
 */
export async function closeProposal(
  proposed: Proposed,
  { actor, now }: { actor: Actor; now: Now },
): Promise<Write[] | undefined> {
  const { company, user } = actor
  const asked = (await factChangesOf({ company, member: proposed.person })).filter(change => asks(change, proposed))
  const open = asked.find(({ status }) => status === 'proposed')
  if (!open) return (await holds(proposed, asked, company)) ? undefined : []

  const isOwn = open.by === user
  const member = await memberOf(company, proposed.person)
  if (isOwn) assertMayWithdraw({ id: user }, open)
  else assertMayDecide({ id: user, role: actor.role, status: 'active' }, member, open)
  const decision = { by: user, at: now.seconds }
  return [
    ...withdrawn(open, proposed, { status: isOwn ? 'withdrawn' : 'declined', decision }),
    ...audited({ actor, now }, isOwn ? 'facts_withdrawn' : 'facts_declined', aboutPerson(member)),
  ]
}

/** Whether what was proposed and is not open any more was confirmed; where something else was made of it since, it is told as such. */
async function holds({ person, changed, extra }: Proposed, asked: readonly FactChange[], company: string) {
  if (extra) return asked.some(({ status }) => status === 'confirmed')
  const { hours } = await termsOf({ company, member: person })
  return !isDeepStrictEqual(hours, changed?.before.hours)
}

/** Whether a change in the history asked for what is undone. */
function asks({ facts, extra }: FactChange, { changed, extra: days }: Proposed): boolean {
  if (days) return extra?.id === days && !extra.is_removal
  return facts.some(({ fact, after }) => fact === 'hours' && isDeepStrictEqual(after, changed?.after.hours))
}

function withdrawn(
  { _version, ...open }: Stored<FactChange>,
  { changed }: Proposed,
  closed: Pick<FactChange, 'status' | 'decision'>,
): Write[] {
  const isUndone = ({ fact }: FactChange['facts'][number]) => fact in (changed?.after ?? {})
  const rest = open.facts.filter(fact => !isUndone(fact))
  if (!rest.length) return [replace(factChanges, { ...open, ...closed, _version })]
  return [
    replace(factChanges, { ...open, facts: rest, _version }),
    insert(factChanges, { ...open, ...closed, id: newId(), facts: open.facts.filter(isUndone) }),
  ]
}

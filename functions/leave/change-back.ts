import { isDeepStrictEqual } from 'node:util'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'
import { changeEmployment } from '#functions/people/employment-change.ts'
import { joined, loadGroups } from '#functions/people/group-members.ts'
import { changeMembership, loadMembership } from '#functions/people/membership.ts'
import { loadPerson } from '#functions/people/person-store.ts'
import { recordFacts } from '#functions/people/record-facts.ts'
import type { Now } from '#functions/platform/clock.ts'
import { commit, type Write } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import type { BulkChange } from '#shared/leave/bulk-change.ts'
import type { BulkRequest, BulkResult, ChangedFacts } from '#shared/leave/bulk-request.ts'
import { activated } from '#shared/people/membership.ts'
import { assertMayEdit } from '#shared/people/rules.ts'
import { administratorNow, type Actor } from './administrator-now.ts'
import { factsOf } from './change-person.ts'
import { closeProposal } from './close-proposal.ts'
import { commitExtraDays, removedDays } from './extra-days-change.ts'

/** The writes of the progress that are committed with what is put back, or with the proposal to do so, which waits. */
type Progress = (waits: boolean) => Write[]

/**
 * Puts back what a change of one person replaced, or closes the proposal that it made, in one transaction with the progress. What one
 * puts back of one's own facts may wait for another administrator, like every change of them.
 * @throws Problem `conflict` where somebody has changed the same since
 */
export async function changeBack(
  result: Pick<BulkResult, 'person' | 'changed' | 'extra' | 'waits'>,
  change: BulkChange,
  { company, by }: Pick<BulkRequest, 'company' | 'by'>,
  now: Now,
  progress: Progress,
): Promise<void> {
  const { person: id, changed, extra } = result
  const actor = await administratorNow(company, by)
  const closing = result.waits ? await closeProposal(result, { actor, now }) : undefined
  if (closing) return commit(...closing, ...progress(false))
  if (extra && change.act === 'extra_days') {
    const taken = await removedDays({ actor, now }, id, { id: extra, year: change.year })
    return commitExtraDays(taken.situation, taken.change, ...progress(taken.change.status === 'proposed'))
  }
  if (!changed) return commit(...progress(false))
  if (changed.before.status) return activate(id, { actor, now }, progress)

  const before = await loadPerson(actor, id)
  assertMayEdit(actor, before.member)
  const known = factsOf(before)
  const isAsLeft = Object.entries(changed.after).every(([name, fact]) =>
    isDeepStrictEqual(known[name as keyof ChangedFacts], fact),
  )
  if (!isAsLeft) throw problem('conflict', 'refusals:changedSince')
  const { hours, ...facts } = changed.before
  const wanted = {
    member: { ...before.member, ...(await possibleNow(company, facts)) },
    terms: { ...before.terms, ...(hours && { hours }) },
  }
  const { after, writes, proposal } = await recordFacts(actor, before, wanted, now)
  await commit(...changeEmployment(before, after, { actor, now }), ...writes, ...progress(proposal !== undefined))
}

/** The group that people of the earlier one are in now, and those of the earlier approvers who are active. */
async function possibleNow(company: string, { group, approver_ids }: Omit<ChangedFacts, 'hours' | 'status'>) {
  const known = await loadGroups(company)
  return {
    ...(group !== undefined && { group: joined(known, group)?.id ?? null }),
    ...(approver_ids && { approver_ids: approver_ids.filter(known.isActive) }),
  }
}

async function activate(id: string, { actor, now }: { actor: Actor; now: Now }, progress: Progress) {
  const membership = await loadMembership(actor, id)
  const after = activated(membership.by, membership.person.member)
  await commit(
    ...(await changeMembership(membership, after)),
    ...audited({ actor, now }, 'person_activated', aboutPerson(after), {
      changes: memberChanges(membership.person.member, after),
    }),
    ...progress(false),
  )
}

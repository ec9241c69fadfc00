import { isDeepStrictEqual } from 'node:util'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { memberChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'
import { groups, isKept } from '#functions/company/group-store.ts'
import { memberOf } from '#functions/company/member-store.ts'
import { approversChange } from '#functions/people/approvers-change.ts'
import { changeEmployment, employmentChange } from '#functions/people/employment-change.ts'
import { followDissolution } from '#functions/people/follow-dissolution.ts'
import { countReceived } from '#functions/people/invitation-limits.ts'
import { invite, readInvited } from '#functions/people/invite.ts'
import { changeMembership, loadMembership } from '#functions/people/membership.ts'
import type { Person } from '#functions/people/person-store.ts'
import { recordFacts } from '#functions/people/record-facts.ts'
import { withoutDeleted } from '#functions/people/remove-approver.ts'
import type { Now } from '#functions/platform/clock.ts'
import { commit, get, type Write } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import type { BulkChange } from '#shared/leave/bulk-change.ts'
import type { BulkRequest, BulkResult, ChangedFacts } from '#shared/leave/bulk-request.ts'
import { deactivated } from '#shared/people/membership.ts'
import { administratorNow, type Actor } from './administrator-now.ts'
import { scheduleIn } from './bulk-effect.ts'
import { commitExtraDays, grantedDays } from './extra-days-change.ts'

/** What the result keeps of a change of one person, to tell and to undo it. */
type Outcome = Pick<BulkResult, 'changed' | 'extra' | 'waits'>
/** The writes of the progress that are committed with the change. */
type Progress = (outcome: Outcome) => Write[]

interface Changing {
  actor: Actor
  now: Now
  language: NonNullable<BulkRequest['language']>
}

/**
 * Does to one person what is done with many, by the rules and with the writes of a single call, and in one transaction with the progress.
 * @throws Problem
 */
export async function changePerson(
  id: string,
  change: BulkChange,
  { company, by, language = 'hu' }: Pick<BulkRequest, 'company' | 'by' | 'language'>,
  now: Now,
  progress: Progress,
): Promise<void> {
  const changing = { actor: await administratorNow(company, by), now, language }
  if (change.act === 'group') return regroup(id, change.group_id, changing, progress)
  if (change.act === 'schedule') return changeTerms(id, scheduleIn(change), changing, progress)
  if (change.act === 'approvers') return changeApprovers(id, change.approver_ids, changing, progress)
  if (change.act === 'extra_days') return grant(id, change, changing, progress)
  if (change.act === 'deactivate') return deactivate(id, changing, progress)
  return inviteAgain(id, changing, progress)
}

async function changeTerms(
  id: string,
  form: Parameters<typeof employmentChange>[2],
  { actor, now }: Changing,
  progress: Progress,
) {
  const { before, after: wanted } = await employmentChange(actor, id, form, now)
  const { after, writes, proposal } = await recordFacts(actor, before, wanted, now)
  const outcome = { ...differencesOf(before, wanted), ...(proposal && { waits: true }) }
  await commit(...changeEmployment(before, after, { actor, now }), ...writes, ...progress(outcome))
}

/** A group that is dissolved meanwhile is followed, as where one person is moved. */
async function regroup(id: string, group_id: string | null, changing: Changing, progress: Progress) {
  await changeTerms(id, { group_id }, changing, progress)
  const { company } = changing.actor
  const group = group_id === null ? undefined : await get(groups, { company, id: group_id })
  if (group && !isKept(group)) await followDissolution(company, [id], changing)
}

async function changeApprovers(id: string, ids: readonly string[], { actor, now }: Changing, progress: Progress) {
  const others = ids.filter(approver => approver !== id)
  const { before, after, approvers, writes } = await approversChange({ actor, now }, id, others)
  const changed = { before: { approver_ids: before.approver_ids }, after: { approver_ids: after.approver_ids } }
  await commit(...writes, ...progress({ changed }))
  await withoutDeleted(approvers, { actor, now })
}

async function grant(
  id: string,
  days: Extract<BulkChange, { act: 'extra_days' }>,
  changing: Changing,
  progress: Progress,
) {
  const { situation, data, change } = await grantedDays(changing, id, days)
  const outcome = { extra: data.id, ...(change.status === 'proposed' && { waits: true }) }
  await commitExtraDays(situation, change, ...progress(outcome))
}

async function deactivate(id: string, { actor, now }: Changing, progress: Progress) {
  const membership = await loadMembership(actor, id)
  const { member } = membership.person
  const after = deactivated(membership.by, member)
  const outcome =
    member.status === after.status
      ? {}
      : { changed: { before: { status: member.status }, after: { status: after.status } } }
  await commit(
    ...(await changeMembership(membership, after)),
    ...audited({ actor, now }, 'person_deactivated', aboutPerson(after), { changes: memberChanges(member, after) }),
    ...progress(outcome),
  )
}

async function inviteAgain(id: string, { actor, now, language }: Changing, progress: Progress) {
  const { company, user } = actor
  const { email } = await memberOf(company, id)
  const read = await readInvited(email, user)
  if (read.login && read.login.account !== id) throw problem('conflict', 'refusals:addressMeanwhile')
  const countEmail = () => countReceived({ company, email }, now)
  await invite({ email }, read, { company, user, now, language, newAccountId: id, countEmail }, () => progress({}))
}

/** What of a person is other after a change; nothing where it is all the same. */
function differencesOf(before: Person, after: Person): Pick<Outcome, 'changed'> {
  const [was, is] = [factsOf(before), factsOf(after)]
  const names = (Object.keys(was) as (keyof ChangedFacts)[]).filter(name => !isDeepStrictEqual(was[name], is[name]))
  const only = (facts: ChangedFacts): ChangedFacts => Object.fromEntries(names.map(name => [name, facts[name]]))
  return names.length ? { changed: { before: only(was), after: only(is) } } : {}
}

export const factsOf = ({ member, terms }: Person): Required<ChangedFacts> => ({
  group: member.group,
  approver_ids: member.approver_ids,
  hours: terms.hours,
  status: member.status,
})

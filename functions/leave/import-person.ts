import { hoursOn } from '#shared/company/rules.ts'
import { calendarOf } from '#functions/company/calendar-store.ts'
import { withPosition } from '#functions/company/name-position.ts'
import { positionsOf } from '#functions/company/position-store.ts'
import { approvals } from '#functions/people/approver-store.ts'
import { inGroup, joined, loadGroups } from '#functions/people/group-members.ts'
import { countReceived } from '#functions/people/invitation-limits.ts'
import { invite, readInvited, type RecordedPerson } from '#functions/people/invite.ts'
import { withMember } from '#functions/people/person-store.ts'
import { recordFacts } from '#functions/people/record-facts.ts'
import { terms, termsOf } from '#functions/people/terms-store.ts'
import { newId, type Now } from '#functions/platform/clock.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { clear, put, replace, type Write } from '#functions/platform/table.ts'
import type { Member } from '#shared/company/model.ts'
import { problem } from '#shared/contract/problem.ts'
import type { BulkRequest, BulkRow } from '#shared/leave/bulk-request.ts'
import { withImported } from '#shared/people/with-imported.ts'
import { administratorNow } from './administrator-now.ts'

/**
 * Invites one person of a list with what is known of them, in one transaction with the progress, so that each invitation is made once.
 * @throws Problem where the person cannot be invited any more
 */
export async function importPerson(
  row: BulkRow,
  { company, by, language = 'hu' }: Pick<BulkRequest, 'company' | 'by' | 'language'>,
  now: Now,
  ...others: Write[]
): Promise<void> {
  const { email } = row.person
  const [read] = await Promise.all([readInvited(email, by), administratorNow(company, by)])
  // Others are named as approvers by the id that was given to this address.
  if (read.login && read.login.account !== row.id) throw problem('conflict', 'refusals:addressMeanwhile')
  await invite(
    { email },
    read,
    {
      company,
      user: by,
      now,
      language,
      newAccountId: row.id,
      record: invited => recorded(row, invited, by, now),
      countEmail: () => countReceived({ company, email }, now),
    },
    () => others,
  )
}

async function recorded(row: BulkRow, invited: Stored<Member>, by: string, now: Now): Promise<RecordedPerson> {
  const { company, id } = invited
  const [known, calendar, positions, approver_ids] = await Promise.all([
    termsOf({ company, member: id }),
    calendarOf(company),
    row.person.position ? positionsOf(company) : [],
    approversOf(row, company),
  ])
  const wanted = withImported(
    { member: invited, terms: known },
    { ...row, approver_ids },
    {
      today: now.today,
      companyHours: hoursOn(calendar, now.today),
      newId,
    },
  )
  const { after, writes } = await recordFacts({ user: by }, { member: invited, terms: known }, wanted, now)
  const removed = invited.approver_ids.filter(approver => !approver_ids.includes(approver))
  return {
    member: await withPosition(after.member, positions, { actor: { company, user: by }, now }),
    terms: after.terms,
    writes: [
      replace(terms, withMember(after)),
      ...writes,
      ...removed.map(approver => clear(approvals, { company, approver, member: id })),
      ...approver_ids.map(approver => put(approvals, { company, approver, member: id })),
    ],
  }
}

/** The approvers that a row names; where it names none, the standard ones of its group. */
async function approversOf({ id, person, group, approver_ids }: BulkRow, company: string): Promise<string[]> {
  if (person.approvers?.length || group === null) return approver_ids
  const known = await loadGroups(company)
  return inGroup({ id, group: null, approver_ids: [] }, known, joined(known, group)).approver_ids
}

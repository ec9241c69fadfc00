import type * as z from 'zod/mini'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { personChanges } from '#shared/people/audit/person-changes.ts'
import { audited, type Changer } from '#functions/company/audit-store.ts'
import type { Member } from '#shared/company/model.ts'
import { hoursOn } from '#shared/company/rules.ts'
import type { EmploymentInformation } from '#shared/people/contract/save-employment-information.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import { assertMayEdit, type Reader } from '#shared/people/rules.ts'
import { loadCompany } from '#functions/company/company-store.ts'
import { isKept } from '#functions/company/group-store.ts'
import { newId, type Now } from '#functions/platform/clock.ts'
import type { Write } from '#functions/platform/table.ts'
import { changeApprovals } from './approver-store.ts'
import { childLeaveOf, isBookedFor } from './child-leave.ts'
import { inGroup, loadGroups } from './group-members.ts'
import { idOf } from './path-id.ts'
import { changePerson, loadPerson, type Person } from './person-store.ts'

/** A person before and after a change of employment information, with the leave booked for children. @throws Problem */
export async function employmentChange(
  actor: Reader & { company: string },
  id: string,
  form: z.output<typeof EmploymentInformation>,
  { today }: Now,
) {
  const { company } = actor
  const [before, { calendar }, booked, known] = await Promise.all([
    loadPerson(actor, id),
    loadCompany(company),
    childLeaveOf({ company, member: idOf(actor, id) }),
    form.group_id === undefined ? undefined : loadGroups(company),
  ])
  assertMayEdit(actor, before.member)
  const group = form.group_id ? known?.all.get(form.group_id) : undefined
  const after = withEmploymentInformation(before, form, {
    today,
    companyHours: hoursOn(calendar, today),
    hasGroup: () => group !== undefined && isKept(group),
    hasLeave: child => isBookedFor(child, booked),
    newId,
  })
  const isMoved = known && before.member.group !== after.member.group
  const member = isMoved ? { ...after.member, ...approversOf(inGroup(before.member, known, group)) } : after.member
  return { before, after: { ...after, member }, booked }
}

/** The writes that change a person's employment information, with their approvers where another group brings others. */
export const changeEmployment = (before: Person, after: Person, by: Changer): Write[] => [
  ...changePerson(before, after),
  ...(String(before.member.approver_ids) === String(after.member.approver_ids)
    ? []
    : changeApprovals(before.member, after.member)),
  ...audited(by, 'employment_changed', aboutPerson(after.member), { changes: personChanges(before, after) }),
]

const approversOf = ({ approver_ids }: Pick<Member, 'approver_ids'>) => ({ approver_ids })

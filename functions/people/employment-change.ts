import type * as z from 'zod/mini'
import { hoursOn } from '#shared/company/rules.ts'
import type { EmploymentInformation } from '#shared/people/contract/save-employment-information.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import { assertMayEdit, type Reader } from '#shared/people/rules.ts'
import { loadCompany } from '#functions/company/company-store.ts'
import { groups } from '#functions/company/group-store.ts'
import { newId, type Now } from '#functions/platform/clock.ts'
import { get } from '#functions/platform/table.ts'
import { childLeaveOf, isBookedFor } from './child-leave.ts'
import { idOf } from './path-id.ts'
import { loadPerson } from './person-store.ts'

/** A person before and after a change of employment information, with the leave booked for children. @throws Problem */
export async function employmentChange(
  actor: Reader & { company: string },
  id: string,
  form: z.output<typeof EmploymentInformation>,
  { today }: Now,
) {
  const { company } = actor
  const [before, { calendar }, booked, group] = await Promise.all([
    loadPerson(actor, id),
    loadCompany(company),
    childLeaveOf({ company, member: idOf(actor, id) }),
    form.group_id ? get(groups, { company, id: form.group_id }) : undefined,
  ])
  assertMayEdit(actor, before.member)
  const after = withEmploymentInformation(before, form, {
    today,
    companyHours: hoursOn(calendar, today),
    hasGroup: id => id === group?.id,
    hasLeave: child => isBookedFor(child, booked),
    newId,
  })
  return { before, after, booked }
}

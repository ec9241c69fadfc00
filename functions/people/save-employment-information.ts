import { hoursOn } from '#shared/company/rules.ts'
import { people } from '#shared/people/contract.ts'
import { withEmploymentInformation } from '#shared/people/employment-information.ts'
import { personFor, refuseStranger } from '#shared/people/rules.ts'
import { companyOf } from '#functions/company/company-store.ts'
import { groups } from '#functions/company/group-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, get } from '#functions/platform/table.ts'
import { changePerson, personOf } from './person-store.ts'

export const handler = serve(people.saveEmploymentInformation, async ({ path: { id }, body }, { actor, now }) => {
  const before = await personOf(actor, id)
  refuseStranger(actor, before.member)
  const { calendar } = await companyOf(actor.company)
  const group = body.group_id ? await get(groups, { company: actor.company, id: body.group_id }) : undefined
  const after = withEmploymentInformation(before, body, {
    today: now.today,
    companyHours: hoursOn(calendar, now.today),
    hasGroup: id => id === group?.id,
    newId,
  })

  await commit(...changePerson(before, after), ...(group ? [check(groups, group)] : []))
  return { data: personFor(actor, after.member, after.terms, now.today) }
})

import * as contract from '#shared/people/contract/save-employment-information.ts'
import { personView } from '#shared/people/rules.ts'
import { groups } from '#functions/company/group-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit } from '#functions/platform/table.ts'
import { employmentChange } from './employment-change.ts'
import { changePerson } from './person-store.ts'

export const handler = serve(contract.saveEmploymentInformation, async ({ path: { id }, body }, { actor, now }) => {
  const { before, after, group } = await employmentChange(actor, id, body, now)
  await commit(...changePerson(before, after), ...(group ? [check(groups, group)] : []))
  return { data: personView(actor, after.member, after.terms, now.today) }
})

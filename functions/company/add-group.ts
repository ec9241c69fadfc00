import * as contract from '#shared/company/contract/add-group.ts'
import { assertUniqueGroupName } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert, replace } from '#functions/platform/table.ts'
import { companies, loadCompany } from './company-store.ts'
import { groups, groupsOf } from './group-store.ts'

/** Also replaces the company, which is read before the groups, so that an addition in between conflicts and a name is taken once. */
export const handler = serve(contract.addGroup, async ({ body: { name } }, { actor, once }) => {
  const { company } = await loadCompany(actor.company)
  assertUniqueGroupName(await groupsOf(actor.company), name)

  const group = { company: actor.company, id: newId(), name }
  const reply = { data: { id: group.id, name, member_ids: [] } }
  await commit(insert(groups, group), replace(companies, company), ...once(reply))
  return reply
})

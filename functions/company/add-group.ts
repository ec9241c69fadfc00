import * as contract from '#shared/company/contract/add-group.ts'
import { assertUniqueGroupName } from '#shared/company/rules.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert, replace } from '#functions/platform/table.ts'
import { companies, loadCompany } from './company-store.ts'
import { groups, groupsOf } from './group-store.ts'

/** Also replaces the company, so that concurrent additions conflict and a name cannot be taken twice. */
export const handler = serve(contract.addGroup, async ({ body: { name } }, { actor, once }) => {
  const [{ company }, existing] = await Promise.all([loadCompany(actor.company), groupsOf(actor.company)])
  assertUniqueGroupName(existing, name)

  const group = { company: actor.company, id: newId(), name }
  const reply = { data: { id: group.id, name, member_ids: [] } }
  await commit(insert(groups, group), replace(companies, company), ...once(reply))
  return reply
})

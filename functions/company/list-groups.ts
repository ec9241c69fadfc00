import * as contract from '#shared/company/contract/list-groups.ts'
import { serve } from '#functions/platform/serve.ts'
import { groupsOf } from './group-store.ts'
import { membersOf } from './member-store.ts'

export const handler = serve(contract.listGroups, async (_, { actor }) => {
  const [groups, everybody] = await Promise.all([groupsOf(actor.company), membersOf(actor.company)])
  const present = Map.groupBy(
    everybody.filter(({ status }) => status !== 'deleted'),
    ({ group }) => group,
  )
  return {
    data: groups.map(({ id, name }) => ({ id, name, member_ids: (present.get(id) ?? []).map(member => member.id) })),
  }
})

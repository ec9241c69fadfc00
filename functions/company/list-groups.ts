import * as contract from '#shared/company/contract/list-groups.ts'
import { groupView } from '#shared/company/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { groupsOf } from './group-store.ts'

export const handler = serve(contract.listGroups, async (_, { actor }) => ({
  data: (await groupsOf(actor.company, { mayLag: true })).map(groupView),
}))

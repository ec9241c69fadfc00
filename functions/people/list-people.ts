import * as contract from '#shared/people/contract/list-people.ts'
import { membersOf } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'

export const handler = serve(contract.listPeople, async (_, { actor }) => ({
  data: (await membersOf(actor.company))
    .filter(({ status }) => status !== 'deleted')
    .map(({ status, group, ...member }) => ({ ...member, is_active: status === 'active', group_id: group })),
}))

import * as contract from '#shared/people/contract/group/merge-group.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { dissolveGroup } from './dissolve-group.ts'

export const handler = serve(contract.mergeGroup, async ({ path: { id }, body: { into } }, { actor, now, once }) => {
  await commit(...(await dissolveGroup({ actor, now }, { id, into })), ...once({}))
})

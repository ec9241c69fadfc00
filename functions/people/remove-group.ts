import * as contract from '#shared/people/contract/group/remove-group.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { dissolveGroup } from './dissolve-group.ts'

export const handler = serve(contract.removeGroup, async ({ path: { id } }, { actor, now, once }) => {
  await commit(...(await dissolveGroup({ actor, now }, { id, into: null })), ...once({}))
})

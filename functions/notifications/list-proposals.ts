import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/notifications/contract/list-proposals.ts'
import { proposalsFor } from './open-proposals.ts'

export const handler = serve(contract.listProposals, async (_, { actor, language }) => ({
  data: await proposalsFor({ actor, language }),
}))

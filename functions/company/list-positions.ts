import * as contract from '#shared/company/contract/list-positions.ts'
import { serve } from '#functions/platform/serve.ts'
import { positionsOf } from './position-store.ts'

export const handler = serve(contract.listPositions, async (_, { actor }) => ({
  data: await positionsOf(actor.company, { mayLag: true }),
}))

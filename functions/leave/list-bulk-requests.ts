import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/list-bulk-requests.ts'
import { bulkSummary, latestBulks } from './bulk-request-store.ts'

export const handler = serve(contract.listBulkRequests, async (_, { actor }) => ({
  data: (await latestBulks(actor.company)).map(bulkSummary),
}))

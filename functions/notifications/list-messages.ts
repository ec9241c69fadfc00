import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/notifications/contract/list-messages.ts'
import { latestMessages, messageView } from './message-store.ts'

export const handler = serve(contract.listMessages, async (_, { actor }) => ({
  data: (await latestMessages(actor.company)).map(messageView),
}))

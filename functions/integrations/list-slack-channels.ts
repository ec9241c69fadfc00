import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/integrations/contract/slack/list-slack-channels.ts'
import { channelsOf } from './slack/channels.ts'
import { askingSlack, connected } from './slack/connected.ts'
import { tokenOf } from './slack/slack-token.ts'

export const handler = serve(contract.listSlackChannels, async ({ query }, { actor }) => {
  const connection = await connected(actor.company)
  const token = await tokenOf(connection)
  const { channels, is_complete } = await askingSlack(() => channelsOf(token, query.search))
  return { data: channels, is_complete }
})

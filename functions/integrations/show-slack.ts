import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import * as contract from '#shared/integrations/contract/slack/show-slack.ts'
import { isOpen } from './is-open.ts'
import { slackConnections } from './slack/slack-store.ts'
import { slackView } from './slack/slack-view.ts'

export const handler = serve(contract.showSlack, async (_, { actor, now }) => {
  const { company } = actor
  const [connection, open] = await Promise.all([get(slackConnections, { company }), isOpen(company, now.today)])
  return slackView(connection, open)
})

import { serve } from '#functions/platform/serve.ts'
import { get } from '#functions/platform/table.ts'
import * as contract from '#shared/integrations/contract/slack/show-slack-link.ts'
import { slackConnections, slackUsersOf } from './slack/slack-store.ts'

export const handler = serve(contract.showSlackLink, async (_, { actor: { company, user } }) => {
  const [connection, users] = await Promise.all([
    get(slackConnections, { company }),
    slackUsersOf({ company, member: user }),
  ])
  // What is linked with a workspace that is disconnected is being forgotten.
  const [first] = users.filter(({ team }) => team === connection?.team)
  return { data: connection && first ? { team: connection.team_name, linked_at: first.linked_at } : null }
})

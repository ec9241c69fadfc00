import { countAttempt } from '#functions/account/throttle.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/slack/link-slack.ts'
import { connected } from './slack/connected.ts'
import { userIn } from './slack/slack-link.ts'
import { slackUsers } from './slack/slack-store.ts'

export const handler = serve(contract.linkSlack, async ({ body: { token } }, context) => {
  const { actor, now, once, address } = context
  const { company, user: member } = actor
  const [{ forgive }, known, connection] = await Promise.all([
    countAttempt('link', { address }, context),
    userIn(token, company, now),
    connected(company),
  ])
  if (!known) throw problem('notFound', 'problems:invalidToken')
  const reply = { data: { team: connection.team_name } }
  await commit(replace(slackUsers, { ...known, member, nonce: null, expires_at: null }), ...once(reply))
  await forgive()
  return reply
})

import { accounts } from '#functions/account/account-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { audited } from '#functions/company/audit-store.ts'
import { trustedIn } from '#functions/account/trusted-in.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, get, replace } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/slack/link-slack.ts'
import { connected } from './slack/connected.ts'
import { userIn } from './slack/slack-link.ts'
import { slackConnections, slackUsers } from './slack/slack-store.ts'

export const handler = serve(contract.linkSlack, async ({ body: { token } }, context) => {
  const { actor, now, once, address } = context
  const { company, user: member } = actor
  const [{ forgive }, known, connection, owner] = await Promise.all([
    countAttempt('link', { address }, context),
    userIn(token, company, now),
    connected(company),
    get(accounts, { id: actor.account }),
  ])
  if (!owner || known?.team !== connection.team) throw problem('notFound', 'problems:invalidToken')
  const reply = { data: { team: connection.team_name } }
  await commit(
    replace(slackUsers, {
      ...known,
      member,
      trusted: trustedIn(owner),
      linked_at: now.seconds,
      nonce: null,
      expires_at: null,
    }),
    // Whoever erases the account meanwhile leaves nothing that says who they were, nor does whoever disconnects the workspace.
    check(accounts, owner),
    check(slackConnections, connection),
    ...audited({ actor, now }, 'slack_linked', { about: 'person', id: member }),
    ...once(reply),
  )
  await forgive()
  return reply
})

import { setting } from '#functions/platform/environment.ts'
import { serve } from '#functions/platform/serve.ts'
import { isSlackOffered, slackOrigin, slackSecrets } from '#functions/platform/slack.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/slack/install-slack.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { installState } from './slack/install-state.ts'

/** What the app may do in a workspace: post to a channel that it was let into, and answer its command. */
const scopes = [
  ...Object.entries({ chat: ['write', 'write.public'], channels: ['read'], groups: ['read'] }).flatMap(([of, may]) =>
    may.map(act => `${of}:${act}`),
  ),
  'commands',
]

export const handler = serve(contract.installSlack, async (_, { actor, now }) => {
  if (!isSlackOffered()) throw problem('notFound')
  await assertIntegrationsOpen(actor.company, now.today)
  const [{ client_id }, state] = await Promise.all([slackSecrets(), installState(actor, now)])
  const redirect_uri = `${setting('ORIGIN')}/company/integrations`
  const query = new URLSearchParams({ client_id, scope: scopes.join(','), redirect_uri, state })
  return { data: { address: `${slackOrigin()}/oauth/v2/authorize?${query}` } }
})

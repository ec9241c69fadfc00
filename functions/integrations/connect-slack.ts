import * as z from 'zod/mini'
import { audited } from '#functions/company/audit-store.ts'
import { members } from '#functions/company/member-store.ts'
import { setting } from '#functions/platform/environment.ts'
import { unstored } from '#functions/platform/kind.ts'
import { serve } from '#functions/platform/serve.ts'
import { isSlackOffered, slackSecrets } from '#functions/platform/slack.ts'
import { check, clear, commit, get, getBatch, insert, lookup, replace } from '#functions/platform/table.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/slack/connect-slack.ts'
import type { SlackConnection } from '#shared/integrations/slack/slack.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { isStateOf } from './slack/install-state.ts'
import { callSlack, SlackRefusal } from './slack/slack-api.ts'
import { slackChanges } from './slack/slack-changes.ts'
import { slackConnections, slackWorkspaces } from './slack/slack-store.ts'
import { sealToken } from './slack/slack-token.ts'
import { slackView } from './slack/slack-view.ts'

const Access = z.object({ access_token: z.string(), team: z.object({ id: z.string(), name: z.string() }) })

/** A code is used up when it is exchanged, so that it is exchanged once for a call. */
export const handler = serve(contract.connectSlack, async ({ body: { code, state } }, context) => {
  const { actor, now, once, perCall } = context
  const { company, user } = actor
  if (!isSlackOffered()) throw problem('notFound')
  if (!(await isStateOf(state, actor, now))) throw problem('conflict', 'refusals:slackState')
  const [[before, member]] = await Promise.all([
    getBatch(lookup(slackConnections, { company }), lookup(members, { company, id: user })),
    assertIntegrationsOpen(company, now.today),
  ])
  const { access_token, team } = await perCall('exchange the code', () => exchange(code))
  const workspace = await get(slackWorkspaces, { team: team.id })
  // The token that was exchanged is left alone, since revoking it would end the connection of the other company too.
  if (workspace && workspace.company !== company) throw problem('conflict', 'refusals:slackOfOther')
  const isSame = before?.team === team.id
  const connection: SlackConnection = {
    company,
    team: team.id,
    team_name: team.name,
    token: await sealToken(access_token, company),
    channel: isSame ? before.channel : null,
    posts: isSame ? before.posts : { requests: true, decisions: true, digest: true },
    language: isSame ? before.language : (member?.language ?? 'hu'),
    connected_at: now.seconds,
    connected_by: user,
  }
  const reply = slackView(connection, true)
  const changes = slackChanges(before, connection)
  await commit(
    replace(slackConnections, before ? { ...connection, _version: before._version } : unstored(connection)),
    ...(workspace ? [check(slackWorkspaces, workspace)] : [insert(slackWorkspaces, { team: team.id, company })]),
    ...(before && !isSame ? [clear(slackWorkspaces, { team: before.team })] : []),
    // Whoever connects the same workspace again changes only its token.
    ...audited(
      { actor, now },
      'slack_connected',
      aboutCompany({ id: company, name: actor.companyName }),
      changes.length > 0 ? { changes } : {},
    ),
    ...once(reply),
  )
  return reply
})

async function exchange(code: string) {
  const { client_id, client_secret } = await slackSecrets()
  const redirect_uri = `${setting('ORIGIN')}/company/integrations`
  try {
    return await callSlack('oauth.v2.access', { code, client_id, client_secret, redirect_uri }, Access)
  } catch (error) {
    if (error instanceof SlackRefusal) throw problem('conflict', 'refusals:slackState')
    throw problem('conflict', 'refusals:slackSilent')
  }
}

import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import { refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/slack/change-slack.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { channelOf } from './slack/channels.ts'
import { askingSlack, connected } from './slack/connected.ts'
import { slackChanges } from './slack/slack-changes.ts'
import { slackConnections } from './slack/slack-store.ts'
import { tokenOf } from './slack/slack-token.ts'
import { slackView } from './slack/slack-view.ts'

export const handler = serve(contract.changeSlack, async ({ body }, { actor, now, once, perCall }) => {
  const { company, companyName: name } = actor
  const [before] = await Promise.all([connected(company), assertIntegrationsOpen(company, now.today)])
  const { channel_id, posts, language } = body
  const channel = channel_id === before.channel?.id ? before.channel : await perCall('find the channel', find)
  const after = { ...before, channel, posts, language }
  const reply = slackView(after, true)
  await commit(
    replace(slackConnections, after),
    ...audited({ actor, now }, 'slack_changed', aboutCompany({ id: company, name }), {
      changes: slackChanges(before, after),
    }),
    ...once(reply),
  )
  return reply

  async function find() {
    if (channel_id === null) return null
    const token = await tokenOf(before)
    const id = channel_id
    const found = await askingSlack(() => channelOf(token, id))
    if (!found) throw refuse('channel_id', 'refusals:slackChannel')
    return found
  }
})

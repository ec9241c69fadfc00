import * as z from 'zod/mini'
import { audited } from '#functions/company/audit-store.ts'
import { log } from '#functions/platform/log.ts'
import { serve } from '#functions/platform/serve.ts'
import { slackSecrets } from '#functions/platform/slack.ts'
import { clear, commit, remove } from '#functions/platform/table.ts'
import { aboutCompany } from '#shared/company/audit/audited-changes.ts'
import * as contract from '#shared/integrations/contract/slack/disconnect-slack.ts'
import { connected } from './slack/connected.ts'
import { callSlack } from './slack/slack-api.ts'
import { slackChanges } from './slack/slack-changes.ts'
import { slackConnections, slackWorkspaces } from './slack/slack-store.ts'
import { tokenOf } from './slack/slack-token.ts'

/** What is forgotten here is forgotten even where Slack does not answer; the app can be removed there too. */
export const handler = serve(contract.disconnectSlack, async (_, { actor, now, once, perCall }) => {
  const { company, companyName: name } = actor
  const connection = await connected(company)
  await perCall('uninstall', async () => {
    try {
      const { client_id, client_secret } = await slackSecrets()
      await callSlack('apps.uninstall', { client_id, client_secret }, z.looseObject({}), await tokenOf(connection))
    } catch (error) {
      log.warn('the app could not be removed from a workspace', { reason: String(error) })
    }
  })
  await commit(
    remove(slackConnections, connection),
    clear(slackWorkspaces, connection),
    ...audited({ actor, now }, 'slack_disconnected', aboutCompany({ id: company, name }), {
      changes: slackChanges(connection, undefined),
    }),
    ...once({}),
  )
})

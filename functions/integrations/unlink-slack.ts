import { audited } from '#functions/company/audit-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, remove } from '#functions/platform/table.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/slack/unlink-slack.ts'
import { slackUsers, slackUsersOf } from './slack/slack-store.ts'

/** The most users that are forgotten at once, of whom hardly anybody has a second one. */
const atOnce = 50

export const handler = serve(contract.unlinkSlack, async (_, { actor, now, once }) => {
  const { company, user: member } = actor
  const linked = (await slackUsersOf({ company, member })).slice(0, atOnce)
  if (!linked.length) throw problem('notFound')
  await commit(
    ...linked.map(user => remove(slackUsers, user)),
    ...audited({ actor, now }, 'slack_unlinked', aboutPerson({ id: member })),
    ...once({}),
  )
})

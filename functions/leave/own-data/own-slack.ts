import * as z from 'zod/mini'
import { memberPartition, slackUserPrefix } from '#functions/platform/keys.ts'
import { list } from '#functions/platform/table.ts'

/** What of a user of Slack is somebody's own; what else is stored says by which credentials they said so. */
const OwnSlackUser = z.object({
  team: z.string(),
  slack_user: z.string(),
  linked_at: z._default(z.nullable(z.int()), null),
})

/** The users of Slack who have said that they are this member. */
export const ownSlackUsers = (whose: { company: string; member: string }) =>
  list({ name: 'SlackUser', schema: OwnSlackUser }, { pk: memberPartition(whose), index: 1, prefix: slackUserPrefix })

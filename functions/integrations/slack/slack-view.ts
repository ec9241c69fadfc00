import { isSlackOffered } from '#functions/platform/slack.ts'
import type { SlackView } from '#shared/integrations/contract/slack/slack-view.ts'
import type { SlackConnection } from '#shared/integrations/slack/slack.ts'

export const slackView = (connection: SlackConnection | undefined, is_open: boolean): SlackView => ({
  data: {
    is_open,
    is_offered: isSlackOffered(),
    connection: connection
      ? {
          team: connection.team_name,
          channel: connection.channel,
          posts: connection.posts,
          language: connection.language,
          connected_at: connection.connected_at,
        }
      : null,
  },
})

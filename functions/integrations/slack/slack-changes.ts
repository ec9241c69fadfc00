import { changesBetween } from '#shared/company/audit/audited-changes.ts'
import type { SlackConnection } from '#shared/integrations/slack/slack.ts'

/** What the audit log keeps of a change of the connection. */
export const slackChanges = (before: SlackConnection | undefined, after: SlackConnection | undefined) =>
  changesBetween(
    { slack_team: 'shown', slack_channel: 'shown', slack_posts: 'shown', slack_language: 'shown' },
    before && auditedPart(before),
    after && auditedPart(after),
  )

const auditedPart = ({ team_name, channel, posts, language }: SlackConnection) => ({
  slack_team: team_name,
  slack_language: language,
  slack_channel: channel?.name ?? null,
  slack_posts: Object.entries(posts).flatMap(([name, isOn]) => (isOn ? [name] : [])),
})

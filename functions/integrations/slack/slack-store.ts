import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'
import { SlackConnection, SlackPost, SlackUser } from '#shared/integrations/slack/slack.ts'

const ofTeam = (team: string) => `SLACK_TEAM#${team}`

/** The first index finds the company of a workspace. */
export const slackConnections: Kind<SlackConnection, { company: string }> = {
  name: 'SlackConnection',
  schema: SlackConnection,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'SLACK' }),
  index1: ({ team, company }) => ({ pk: ofTeam(team), sk: company }),
}

/** The connection of a workspace, from an eventually consistent index. */
export const connectionOfTeam = async (team: string) =>
  (await list(slackConnections, { pk: ofTeam(team), index: 1, atMost: 1 }))[0]

export const slackUsers: Kind<SlackUser, Pick<SlackUser, 'company' | 'team' | 'slack_user'>> = {
  name: 'SlackUser',
  schema: SlackUser,
  key: ({ company, team, slack_user }) => ({ pk: companyPartition(company), sk: `SLACK_USER#${team}#${slack_user}` }),
  expires: ({ expires_at }) => expires_at ?? undefined,
}

export const slackPosts: Kind<SlackPost, Pick<SlackPost, 'company' | 'request'>> = {
  name: 'SlackPost',
  schema: SlackPost,
  key: ({ company, request }) => ({ pk: companyPartition(company), sk: `SLACK_POST#${request}` }),
  expires: ({ expires_at }) => expires_at,
}

import { companyPartition, memberPartition, slackUserPrefix, slackWorkspaceKey } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { get, list } from '#functions/platform/table.ts'
import { SlackConnection, SlackPost, SlackUser, SlackWorkspace } from '#shared/integrations/slack/slack.ts'

export const slackConnections: Kind<SlackConnection, { company: string }> = {
  name: 'SlackConnection',
  schema: SlackConnection,
  key: ({ company }) => ({ pk: companyPartition(company), sk: 'SLACK' }),
}

export const slackWorkspaces: Kind<SlackWorkspace, { team: string }> = {
  name: 'SlackWorkspace',
  schema: SlackWorkspace,
  key: slackWorkspaceKey,
}

/** The connection of a workspace. */
export async function connectionOfTeam(team: string) {
  const workspace = await get(slackWorkspaces, { team })
  const connection = workspace && (await get(slackConnections, workspace))
  return connection?.team === team ? connection : undefined
}

/** The first index finds those who have said that they are somebody. */
export const slackUsers: Kind<SlackUser, Pick<SlackUser, 'company' | 'team' | 'slack_user'>> = {
  name: 'SlackUser',
  schema: SlackUser,
  key: ({ company, team, slack_user }) => ({
    pk: companyPartition(company),
    sk: `${slackUserPrefix}${team}#${slack_user}`,
  }),
  index1: ({ company, team, slack_user, member }) =>
    member === null
      ? undefined
      : { pk: memberPartition({ company, member }), sk: `${slackUserPrefix}${team}#${slack_user}` },
  expires: ({ expires_at }) => expires_at ?? undefined,
}

/** The users of Slack who have said that they are a member, from an eventually consistent index. */
export const slackUsersOf = (whose: { company: string; member: string }) =>
  list(slackUsers, { pk: memberPartition(whose), index: 1, prefix: slackUserPrefix })

/** The users of a workspace who are known in a company, or were sent a link. */
export const slackUsersIn = ({ company, team }: Pick<SlackUser, 'company' | 'team'>) =>
  list(slackUsers, { pk: companyPartition(company), prefix: `${slackUserPrefix}${team}#` })

const postPrefix = 'SLACK_POST#'

export const slackPosts: Kind<SlackPost, Pick<SlackPost, 'company' | 'request'>> = {
  name: 'SlackPost',
  schema: SlackPost,
  key: ({ company, request }) => ({ pk: companyPartition(company), sk: `${postPrefix}${request}` }),
  expires: ({ expires_at }) => expires_at,
}

export const slackPostsOf = (company: string) => list(slackPosts, { pk: companyPartition(company), prefix: postPrefix })

import { clear, commit, remove } from '#functions/platform/table.ts'
import type { ChatJobOf } from './chat-job.ts'
import { connectionOfTeam, slackConnections, slackWorkspaces } from './slack-store.ts'

/** Forgets a workspace from which the app was removed, unless it was connected again since. */
export async function forgetWorkspace({ team, at }: ChatJobOf<'uninstalled'>): Promise<void> {
  const connection = await connectionOfTeam(team)
  if (connection && connection.connected_at < at)
    await commit(remove(slackConnections, connection), clear(slackWorkspaces, { team }))
}

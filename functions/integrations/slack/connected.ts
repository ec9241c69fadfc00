import { get } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import { isOver } from './slack-api.ts'
import { slackConnections } from './slack-store.ts'

/** The connection of a company. @throws Problem `conflict` where there is none */
export async function connected(company: string) {
  const connection = await get(slackConnections, { company })
  if (!connection) throw problem('conflict', 'refusals:slackNotConnected')
  return connection
}

/** Asks Slack for something. @throws Problem `conflict` where it does not answer, or does not know the token any more */
export async function askingSlack<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw problem('conflict', isOver(error) ? 'refusals:slackNotConnected' : 'refusals:slackSilent')
  }
}

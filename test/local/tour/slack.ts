import { createServer } from 'node:http'
import { vi } from 'vitest'
import { slackSecrets } from '#functions/platform/slack.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { listen } from '#infra/local/http/listen.ts'
import { readBody } from '#infra/local/http/read-body.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { changeSlack } from '#shared/integrations/contract/slack/change-slack.ts'
import { connectSlack } from '#shared/integrations/contract/slack/connect-slack.ts'
import { installSlack } from '#shared/integrations/contract/slack/install-slack.ts'
import { linkSlack } from '#shared/integrations/contract/slack/link-slack.ts'
import { listSlackChannels } from '#shared/integrations/contract/slack/list-slack-channels.ts'
import { confirm } from '#test/functions/account/with-factors.ts'
import { book, monday } from '#test/functions/leave/office.ts'
import { slackService, type SlackSaid } from '#test/support/slack-service.ts'
import type { World } from '#test/support/world.ts'
import { eventually } from '../fixture/eventually.ts'

/** The functions that say whether there is an app, ask Slack for something, or are asked by it. */
const functions = [
  'show-slack',
  'install-slack',
  'connect-slack',
  'change-slack',
  'disconnect-slack',
  'list-slack-channels',
  'receive-slack',
  'send-chat',
]
/** The most bytes of a call of theirs. */
const longest = 2 ** 20

let slack: ReturnType<typeof slackService>

/** Gives a local cloud, which has no app in Slack, one of a Slack on this machine, before its functions wake. */
export async function withSlack(cloud: LocalCloud): Promise<LocalCloud> {
  const server = createServer((request, response) => {
    void readBody(request, longest).then(async body => {
      const { authorization = '' } = request.headers
      const isJson = request.headers['content-type'] === 'application/json'
      const sent = isJson ? String(body) : new URLSearchParams(String(body))
      const reply = await slack.fetch(`${origin}${request.url}`, { body: sent, headers: { authorization } })
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text())
    })
  })
  const origin = `http://127.0.0.1:${await listen(server, 0)}`
  vi.stubEnv('SLACK', 'stand-in')
  slack = slackService(await slackSecrets(), origin)
  for (const name of functions)
    Object.assign(cloud.operator.settingsOf(`integrations-${name}`), { SLACK: 'stand-in', SLACK_ORIGIN: origin })
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await cloud.close()
  }
  return { ...cloud, close }
}

/** A call of Slack's, in which a user asks for their balance. */
export const slackCall = (user: string) => slack.command(user, '', Math.floor(Date.now() / 1000))

/** What the channels show now. */
export const slackMessages = () => slack.messages()

/** A user of Slack presses a button of a message. */
export async function pressInSlack({ url }: { url: string }, user: string, button: SlackSaid['buttons'][number]) {
  const { body, headers } = slack.press(user, button, Math.floor(Date.now() / 1000))
  await fetch(`${url}/api/slack/event`, { method: 'POST', body, headers })
}

/** Slack answers nobody until it is freed by what is given back. */
export function hangSlack(): () => void {
  const { fetch: answering } = slack
  const { promise, resolve } = Promise.withResolvers<void>()
  slack.fetch = async (...asked) => promise.then(() => answering(...asked))
  return () => {
    slack.fetch = answering
    resolve()
  }
}

/** The token of the link that a user of Slack is sent, who asks for something and is not known yet. */
export async function askForLink({ url }: { url: string }, user: string): Promise<string> {
  const before = slack.answers.length
  const { body, headers } = slackCall(user)
  await fetch(`${url}/api/slack/event`, { method: 'POST', body, headers })
  const link = await eventually(() => slack.answers[before]?.buttons[0]?.url)
  return new URL(link).searchParams.get('token')!
}

/** Somebody connects a workspace, says who they are in it, and its channel hears of a request, which Slack takes at the second time, and of who is away. */
export async function talkInSlack(world: World) {
  const { cloud } = world
  const owner = await world.founder()
  const { client } = owner
  await confirm(client)
  const { address } = (await client.asked(installSlack)).data
  const state = new URL(address).searchParams.get('state')!
  await client.asked(connectSlack, { body: { code: 'right', state } })
  const [channel] = (await client.asked(listSlackChannels)).data
  const posts = { requests: true, decisions: true, digest: true }
  await client.asked(changeSlack, { body: { channel_id: channel!.id, posts, language: 'hu' } })

  await client.asked(linkSlack, { body: { token: await askForLink(cloud, 'UOWNER') } })
  const colleague = await world.colleague(owner)
  slack.fail('busy')
  await book(colleague, { from_date: monday(yearOf(todayInBudapest()) + 1) })
  await eventually(() => slack.messages().length > 0)
  await fetch(`${cloud.url}/_local/jobs/send-digests?date=${todayInBudapest()}`, { method: 'POST' })
}

import type { APIGatewayProxyEventV2, SQSEvent } from 'aws-lambda'
import { beforeEach, expect, vi } from 'vitest'
import type { Message } from '#functions/platform/send-messages.ts'
import { slackService } from '#test/support/slack-service.ts'
import { now } from '../../in-memory/call.ts'
import type { InMemoryTable } from '../../in-memory/table.ts'
import { callAs, companyOf } from '../../waves/company.ts'

const queued: Message[] = []
vi.doMock('#functions/platform/chat.ts', () => ({ enqueueChat: async (jobs: Message[]) => queued.push(...jobs) }))
vi.stubEnv('SLACK', 'stand-in')
for (const level of ['info', 'warn', 'log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})

const { slackSecrets } = await import('#functions/platform/slack.ts')
const { handler: receive } = await import('#functions/integrations/receive-slack.ts')
const { handler: send } = await import('#functions/integrations/send-chat.ts')
const { tellChannel } = await import('#functions/integrations/slack/tell-channel.ts')
const { slackUsers } = await import('#functions/integrations/slack/slack-store.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { trustedIn } = await import('#functions/account/trusted-in.ts')
const { requests } = await import('#functions/leave/leave-store.ts')

export const seconds = now.seconds

/** A company, and a Slack that answers in place of the network; both are made anew for each test. */
export const office = { queued } as {
  table: InMemoryTable
  slack: ReturnType<typeof slackService>
  /** What waits to be done in Slack. */
  queued: Message[]
}

/** Another Slack, in which nothing has happened. */
export async function newSlack() {
  office.slack = slackService(await slackSecrets())
  vi.stubGlobal('fetch', office.slack.fetch)
}

beforeEach(async () => {
  office.table = await companyOf(5)
  queued.length = 0
  await newSlack()
  vi.setSystemTime(new Date(seconds * 1000))
})

type Call = ReturnType<typeof office.slack.signed>

/** Slack's call, as API Gateway hands it over. */
export const called = async ({ body, headers }: Call) => {
  const event = { body, headers, isBase64Encoded: false } as unknown as APIGatewayProxyEventV2
  return receive(event, {} as never)
}

/** Gives a job to the consumer; whether it is done. */
export async function done(body: object): Promise<boolean> {
  const Records = [{ messageId: 'm', body: JSON.stringify(body) }]
  const outcome = await send({ Records } as unknown as SQSEvent, {} as never)
  return outcome.batchItemFailures.length === 0
}

/** Does what is queued, as the consumer would. */
export async function run() {
  for (const { body } of queued.splice(0)) expect(await done(body)).toBe(true)
}

/** What is put back for later, which is then due. */
export function putBack() {
  const [message, ...others] = queued.splice(0)
  expect(others).toEqual([])
  return message!
}

export const asked = async (call: Call) => {
  expect((await called(call)).statusCode).toBe(200)
  await run()
  return office.slack.answers.at(-1)!
}

/** What a call is refused with. */
export const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: Error) => Number(/answers (\d+)/.exec(error.message)?.[1]),
  )

/** What Slack gives back when somebody lets the app in. */
export async function stateFor(who: 'csilla' | 'denes') {
  const { address } = (await callAs(who, 'POST /slack/install')).body.data as unknown as { address: string }
  return new URL(address).searchParams.get('state')!
}

export async function connect() {
  const body = { code: 'right', state: await stateFor('csilla') }
  const reply = await callAs('csilla', 'POST /slack/connect', { body })
  expect(reply.body).toMatchObject({ data: { connection: { team: 'Kéktó', channel: null } } })
  const posts = { requests: true, decisions: true, digest: true }
  await callAs('csilla', 'PUT /slack', { body: { channel_id: 'C1', posts, language: 'hu' } })
}

/** Somebody has said that they are a user of Slack. */
export const link = (slack_user: string, member: string, { team = 'T1', linked_at = seconds } = {}) => {
  const trusted = trustedIn(office.table.kept(accounts, { id: member })!)
  const user = { company: 'c', team, slack_user, member, trusted, linked_at }
  office.table.keep(slackUsers, { ...user, nonce: null, expires_at: null })
}

/** Anna asks for two days, of which the channel is told. */
export async function askedByAnna() {
  const body = { type_id: 1, from_date: '2026-12-22', to_date: '2026-12-23', comment: 'műtét' }
  const { id } = (await callAs('anna', 'POST /day-off', { body })).body.data
  await tell(id)
  return id
}

export const kept = (id: string) => office.table.kept(requests, { company: 'c', member: 'anna', id })!

/** The stream tells of a step of a request. */
export async function tell(id: string) {
  await tellChannel({ before: undefined, after: kept(id) })
  await run()
}

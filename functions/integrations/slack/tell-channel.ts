import { get } from '#functions/platform/table.ts'
import { enqueueChat } from '#functions/platform/chat.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { SlackConnection } from '#shared/integrations/slack/slack.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { slackConnections } from './slack-store.ts'

/** Queues a step of a request for the channel of its company, where it has one. */
export async function tellChannel({
  before,
  after,
}: {
  before: LeaveRequest | undefined
  after: LeaveRequest | undefined
}) {
  if (!after || before?.history.length === after.history.length) return
  const { company, member, id: request, history } = after
  const connection = await get(slackConnections, { company })
  if (!connection?.channel) return
  const job = { chat: 'request', company, member, request, step: history.length } as const
  await enqueueChat([{ id: JSON.stringify(job), body: job, after: waitsFor(history.at(-1)?.what) }])
}

/** Queues that a workspace is forgotten with which a company is connected no more. */
export async function forgetDisconnected({
  before,
  after,
}: {
  before: SlackConnection | undefined
  after: SlackConnection | undefined
}) {
  if (!before || before.team === after?.team) return
  const job = { chat: 'disconnected', company: before.company, team: before.team } as const
  await enqueueChat([{ id: JSON.stringify(job), body: job }])
}

/** Queues the morning's message, where a company has a channel. */
export async function queueDigest({ company, day }: { company: string; day: Day }): Promise<void> {
  const connection = await get(slackConnections, { company })
  if (!connection?.channel || !connection.posts.digest) return
  const job = { chat: 'digest', company, day } as const
  await enqueueChat([{ id: JSON.stringify(job), body: job }])
}

/** Seconds that a decision waits, which can be taken back for ten. */
const secondsToReconsider = 15

const waitsFor = (what: string | undefined) => (what === 'approved' || what === 'denied' ? secondsToReconsider : 0)

import * as z from 'zod/mini'
import { sheets } from '#functions/attendance/attendance-store.ts'
import { members } from '#functions/company/member-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { AttendanceSheet } from '#shared/attendance/model.ts'
import { Member } from '#shared/company/model.ts'
import {
  eventsOfMember,
  eventsOfRequest,
  eventsOfSheet,
  type CompanyEvent,
} from '#shared/integrations/webhooks/events-of.ts'
import { slackConnections } from './slack/slack-store.ts'
import { forgetDisconnected, tellChannel } from './slack/tell-channel.ts'
import { queueEvent } from './webhooks/queue-event.ts'
import { tellOfLostWebhook } from './webhooks/tell-of-lost-webhook.ts'

const eventMember = viewOf(members, z.pick(Member, { company: true, id: true, role: true, status: true, group: true }))
const eventSheet = viewOf(
  sheets,
  z.pick(AttendanceSheet, { company: true, member: true, month: true, state: true, history: true }),
)

/** Tells the webhooks and the channel of a company what happened in it, and its administrators of a webhook that was switched off. */
export async function integrateOnChange(change: Change): Promise<void> {
  const now = nowAt(new Date())
  const request = changeOf(requests, change)
  for (const event of eventsIn(change, now.seconds)) await queueEvent(event, now)
  if (request) await tellChannel(request)
  const connection = changeOf(slackConnections, change)
  if (connection) await forgetDisconnected(connection)
  await tellOfLostWebhook(change)
}

function eventsIn(change: Change, at: number): CompanyEvent[] {
  const request = changeOf(requests, change)
  const member = changeOf(eventMember, change)
  const sheet = changeOf(eventSheet, change)
  return [
    ...(request ? eventsOfRequest(request) : []),
    ...(member ? eventsOfMember(member, Number(change.after?._version ?? 0), at) : []),
    ...(sheet ? eventsOfSheet(sheet) : []),
  ]
}

import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { nameOf } from '#functions/notifications/addressed-email.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { requestMessage } from '#shared/integrations/slack/request-message.ts'
import type { SlackConnection } from '#shared/integrations/slack/slack.ts'
import { keepsAway } from '#shared/leave/types.ts'
import { isOpen } from '../is-open.ts'
import type { ChatJobOf } from './chat-job.ts'
import { postOnce } from './post-once.ts'
import { slackConnections, slackPosts } from './slack-store.ts'

/** Tells the channel of a request as it is now, in the message that told of it before where there is one; home office is no absence. */
export async function postRequest({ company, member, request: id }: ChatJobOf<'request'>): Promise<void> {
  const [office, connection, request, person, post] = await getBatch(
    lookup(companies, { id: company }),
    lookup(slackConnections, { company }),
    lookup(requests, { company, member, id }),
    lookup(members, { company, id: member }),
    lookup(slackPosts, { company, request: id }),
  )
  if (!office || office.is_deleted) return
  if (!connection?.channel || !request || !person || !keepsAway(request.type_id)) return
  if (!post && !isToldOf(request.status, connection)) return
  const now = nowAt(new Date())
  if (!(await isOpen(company, now.today))) return
  const message = requestMessage(request, nameOf(person, connection.language), connection.language)
  await postOnce({ connection, post, about: id, step: request.history.length, message }, now)
}

/** Of what was denied or cancelled a channel that did not hear of it before hears nothing. */
const isToldOf = (status: string, { posts }: SlackConnection) =>
  status === 'pending' ? posts.requests : status === 'approved' && posts.decisions

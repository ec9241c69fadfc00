import { auditedLeave } from '#functions/leave/audited-leave.ts'
import { decideOn } from '#functions/leave/decision.ts'
import { commitRequest, leaveOf, requestId, requests, yearsToRead } from '#functions/leave/leave-store.ts'
import { readRequest } from '#functions/leave/visible-leave.ts'
import { assertOpen, type Actor } from '#functions/platform/authorise.ts'
import { newId, nowAt } from '#functions/platform/clock.ts'
import { withoutIdempotency } from '#functions/platform/idempotency.ts'
import { get } from '#functions/platform/table.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { problem } from '#shared/contract/problem.ts'
import { Id } from '#shared/contract/wire.ts'
import { slackMessage } from '#shared/integrations/slack/blocks.ts'
import { sayChat } from '#shared/integrations/slack/say-chat.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { requestLeave } from '#shared/leave/request/request-leave.ts'
import type { Language } from '#shared/words/language.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'
import { answering } from './answers.ts'
import type { ChatJobOf } from './chat-job.ts'

/** Does what a button says, with the rights that whoever pressed it has at this moment. */
export const answerButton = ({ action, value, ...asking }: ChatJobOf<'button'>): Promise<void> | undefined => {
  // A link of its own, which the browser has opened.
  if (action === 'open') return undefined
  return answering(asking, async ({ actor, language }) => {
    const message = (said: string) => slackMessage(said, { language })
    if (action === 'forget') return { ...message(sayChat({ key: 'chat:forgotten' }, language)), replace_original: true }
    assertOpen(actor)
    if (action === 'ask') return { ...message(await ask(value, actor, language)), replace_original: true }
    const decision = action === 'approve' ? 'approved' : 'denied'
    await decide(value, decision, actor, language)
    return message(sayChat({ key: `chat:${decision}` }, language))
  })
}

/** The value names the request and how long its history was, so that nobody decides on what they have not seen. */
function decide(value: string, decision: 'approved' | 'denied', actor: Actor, language: Language) {
  const [id = '', version] = value.split('.')
  if (!Id.safeParse(id).success) throw problem('notFound')
  return retryOnConflict(async () => {
    const found = await readRequest(actor.company, id)
    const { request } = found
    // Pressed twice, or delivered twice, it has decided already.
    if (isDecidedBy(request, decision, actor)) return
    if (request.status === 'pending' && String(request.history.length) !== version)
      throw problem('conflict', 'refusals:requestChanged')
    const now = nowAt(new Date())
    const by = { actor, now, language, once: withoutIdempotency.once, isByLink: true }
    await decideOn(found, decision === 'approved' ? approveLeave : denyLeave, '', by)
  })
}

const isDecidedBy = ({ status, history }: LeaveRequest, decision: 'approved' | 'denied', { user }: Actor) => {
  const last = history.at(-1)
  return status === decision && last?.what === decision && last.by === user
}

/** Asks for the leave that was understood, judged anew; once for a question, however often its button is pressed. */
function ask(value: string, actor: Actor, language: Language): Promise<string> {
  const [type_id, from_date = '', to_date = '', asked_id = newId()] = value.split('.')
  if (![from_date, to_date].every(day => /^\d{4}-\d\d-\d\d$/.test(day))) throw problem('notFound')
  const { company, user: member } = actor
  const id = requestId(member, asked_id)
  if (!Id.safeParse(id).success) throw problem('notFound')
  return retryOnConflict(async () => {
    const said = (status: string) => {
      const key = status === 'approved' ? 'chat:booked' : 'chat:asked'
      return sayChat({ key, values: { period: periodInWords(from_date, to_date, language) } }, language)
    }
    const before = await get(requests, { company, member, id })
    if (before) return said(before.status)
    const now = nowAt(new Date())
    const draft = { type_id: Number(type_id), from_date, to_date, comment: '' }
    const situation = await leaveOf({ company, member }, yearsToRead(draft), now.today)
    const asked = requestLeave(draft, situation, {
      id,
      by: actor,
      today: now.today,
      at: now.seconds,
      mandatory: false,
    })
    await commitRequest(situation, asked, ...auditedLeave({ actor, now }, 'leave_booked', { after: asked.request }))
    return said(asked.request.status)
  })
}

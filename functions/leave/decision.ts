import type { RequestContext } from '#functions/platform/serve.ts'
import type { approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { commitChange } from './leave-store.ts'
import { namesFor, oneView } from './request-view.ts'
import { type readRequest, visibleRequest } from './visible-leave.ts'
import { auditedLeave } from './audited-leave.ts'

/** Who decides, and whether by a link instead of having signed in. */
type Deciding = Pick<RequestContext, 'actor' | 'now' | 'language' | 'once'> & { isByLink?: boolean }

/** Decides on a request that was read, and commits the decision with its consequences. */
export async function decideOn(
  found: Awaited<ReturnType<typeof readRequest>>,
  decide: typeof approveLeave | typeof denyLeave,
  comment: string,
  { actor, now, language, once, isByLink = false }: Deciding,
) {
  const {
    request: old,
    situation,
    by,
    beside,
  } = await visibleRequest(actor, found, now.today, { also: namesFor(actor) })
  const decided = decide(old, situation.member, situation, { by, comment, at: now.seconds, isByLink })
  const reply = { data: await oneView(decided.request, { actor, language, now }, situation, beside) }
  await commitChange(
    situation,
    old,
    decided,
    ...auditedLeave({ actor, now }, decided.request.status === 'denied' ? 'leave_denied' : 'leave_approved', {
      before: old,
      after: decided.request,
    }),
    ...once(reply),
  )
  return reply
}

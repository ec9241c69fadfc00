import { countAttempt } from '#functions/account/throttle.ts'
import { decideOn } from '#functions/leave/decision.ts'
import { assertOpen } from '#functions/platform/authorise.ts'
import { serve } from '#functions/platform/serve.ts'
import { problem } from '#shared/contract/problem.ts'
import { approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import * as contract from '#shared/notifications/contract/decide-by-link.ts'
import { openDecisionLink } from './decision-link.ts'

/** The decision stands in the history as that of whoever the link was sent to, with the mark that it was by a link. */
export const handler = serve(contract.decideByLink, async ({ body }, context) => {
  const { now, address, isAbout } = context
  const [{ forgive }, { actor, decided }] = await Promise.all([
    countAttempt('link', { address }, context),
    openDecisionLink(body.token, now),
  ])
  isAbout(actor.account)
  assertOpen(actor)
  if (decided.request.status === 'pending' && decided.request.history.length !== body.version)
    throw problem('conflict', 'refusals:requestChanged')
  const decide = body.decision === 'approved' ? approveLeave : denyLeave
  await Promise.all([decideOn(decided, decide, body.comment, { ...context, actor, isByLink: true }), forgive()])
})

import { countAttempt } from '#functions/account/throttle.ts'
import { decideOn } from '#functions/leave/decision.ts'
import { serve } from '#functions/platform/serve.ts'
import { problem } from '#shared/contract/problem.ts'
import { approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import * as contract from '#shared/notifications/contract/decide-by-link.ts'
import { openDecisionLink, readDecided } from './decision-link.ts'

/** The decision stands in the history as that of whoever the link was sent to. */
export const handler = serve(contract.decideByLink, async ({ body }, context) => {
  const { now, address, isAbout } = context
  const reading = readDecided(body.token)
  // What is wrong with the link is told before.
  reading.catch(() => {})
  const [{ forgive }, actor] = await Promise.all([
    countAttempt('link', { address }, context),
    openDecisionLink(body.token, now),
  ])
  isAbout(actor.account)
  const found = await reading
  if (found.request.status === 'pending' && found.request.history.length !== body.version)
    throw problem('conflict', 'refusals:requestChanged')
  const decide = body.decision === 'approved' ? approveLeave : denyLeave
  await Promise.all([decideOn(found, decide, body.comment, { ...context, actor }), forgive()])
})

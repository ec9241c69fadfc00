import { sayReply } from '#shared/words/say-reply.ts'
import { runPart } from '#functions/platform/call-part.ts'
import { readAhead } from '#functions/platform/reply-once.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/request/cancel-several.ts'
import { cancelLeave } from '#shared/leave/request/decide-leave.ts'
import { commitChange } from './leave-store.ts'
import { readRequest, visibleRequest } from './visible-leave.ts'
import { auditedLeave } from './audited-leave.ts'

/** Cancels each request in a commit of its own, so that one that has begun does not keep the others from being cancelled. */
export const handler = serve(contract.cancelSeveral, async ({ body: { ids } }, context) => {
  const data: Outcome[] = []
  for (const id of new Set(ids)) data.push(await outcomeOf(id, context))
  return { data }
})

interface Outcome {
  id: string
  errors?: string[]
}

async function outcomeOf(id: string, context: RequestContext<'admin'>): Promise<Outcome> {
  const { actor, now } = context
  const read = readAhead(() => readRequest(actor.company, id).then(found => visibleRequest(actor, found, now.today)))
  const outcome = await runPart(id, context, () => cancel(id, context, read))
  return outcome instanceof Problem ? { id, errors: [sayReply(outcome.sentence, context.language)] } : outcome
}

type Read = () => ReturnType<typeof visibleRequest>

async function cancel(id: string, { actor, now, once }: RequestContext<'admin'>, read: Read): Promise<Outcome> {
  const { request: old, situation } = await read()
  const cancelled = cancelLeave(old, situation, { by: actor, today: now.today, at: now.seconds })
  await commitChange(
    situation,
    old,
    cancelled,
    ...auditedLeave({ actor, now }, 'leave_cancelled', { before: old, after: cancelled.request }),
    ...once({ id }, id),
  )
  return { id }
}

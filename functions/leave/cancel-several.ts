import { say } from '#shared/words/say.ts'
import { onItsOwn } from '#functions/platform/part.ts'
import { serve, type Circumstances } from '#functions/platform/serve.ts'
import { Problem } from '#shared/contract/problem.ts'
import { leave } from '#shared/leave/contract.ts'
import { cancelLeave } from '#shared/leave/decide-leave.ts'
import { commitChange, findRequest, leaveOf, yearsAsked } from './leave-store.ts'

/** Each on its own, so that one that has begun does not keep the others. */
export const handler = serve(leave.cancelSeveral, async ({ body: { ids } }, circumstances) => {
  const data: Outcome[] = []
  for (const id of new Set(ids)) data.push(await outcomeOf(id, circumstances))
  return { data }
})

interface Outcome {
  id: string
  errors?: string[]
}

async function outcomeOf(id: string, circumstances: Circumstances<'admin'>): Promise<Outcome> {
  const outcome = await onItsOwn(id, circumstances, () => cancel(id, circumstances))
  return outcome instanceof Problem ? { id, errors: [say(outcome.sentence, circumstances.language)] } : outcome
}

async function cancel(id: string, { actor, now, once }: Circumstances<'admin'>): Promise<Outcome> {
  const old = await findRequest(actor.company, id)
  const situation = await leaveOf(old, yearsAsked(old), now.today)
  const cancelled = cancelLeave(old, situation, { by: actor, today: now.today, at: now.seconds })
  await commitChange(situation, old, cancelled, ...once({ id }, id))
  return { id }
}

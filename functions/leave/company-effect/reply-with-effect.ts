import { newId } from '#functions/platform/clock.ts'
import { unstored } from '#functions/platform/kind.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { mostWithinEffect, newCompanyEffect, type AskedEffect } from '#shared/leave/effect/company-effect.ts'
import type { EffectReply } from '#shared/leave/effect/effect-reply.ts'
import { companyEffects } from './effect-store.ts'
import { lookAt } from './look-at.ts'

type Context = Pick<RequestContext, 'actor' | 'now' | 'once'>

/** The effect of a change on everybody, or the task that looks for it where they are more than a call has time for. */
export async function replyWithEffect(asked: AskedEffect, { actor, now, once }: Context): Promise<EffectReply> {
  const { company, user: member } = actor
  const [{ everybody, effectsOn }, last] = await Promise.all([
    lookAt(asked, company, now.today),
    get(companyEffects, { company, member }),
  ])
  const total = everybody.length
  if (total <= mostWithinEffect) return { data: await effectsOn(everybody), effect_id: null, done: total, total }
  const effect = newCompanyEffect({ company, member, id: newId(), asked, total }, now)
  const reply = { data: [], effect_id: effect.id, done: 0, total }
  await commit(
    replace(companyEffects, last ? { ...effect, _version: last._version } : unstored(effect)),
    ...once(reply),
  )
  return reply
}

import { pack } from '#functions/company/directory-store.ts'
import { messageTime } from '#functions/platform/message-time.ts'
import { nowAt } from '#functions/platform/clock.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, Conflict, get, put, replace } from '#functions/platform/table.ts'
import { enqueueTasks } from '#functions/platform/tasks.ts'
import { Problem } from '#shared/contract/problem.ts'
import { afterStep, type CompanyEffect } from '#shared/leave/effect/company-effect.ts'
import { administratorNow } from '../administrator-now.ts'
import { effectStep } from '../effect-step.ts'
import { companyEffectParts, companyEffects } from './effect-store.ts'
import { asEffectMessage, type EffectTask } from './effect-task.ts'
import { lookAt } from './look-at.ts'

/**
 * Looks for the effect of a change, some people after the others, as long as it is what the administrator asked for last and they are
 * one. Each step is committed with its part of the result, so that a message that is delivered twice makes no part twice.
 */
export async function runEffect({ company, member, id }: Omit<EffectTask, 'task'>): Promise<void> {
  const began = performance.now()
  const known = await get(companyEffects, { company, member })
  if (known?.id !== id || known.state !== 'running') return
  try {
    await administratorNow(company, member)
    await goOn(known, began)
  } catch (error) {
    if (!(error instanceof Problem || error instanceof Conflict)) throw error
    const now = await get(companyEffects, { company, member })
    // They have asked for another one meanwhile.
    if (now?.id !== id) return
    if (error instanceof Conflict) throw error
    // The right, or the day that the change is about, has gone meanwhile.
    await commit(replace(companyEffects, { ...now, state: 'failed' }))
  }
}

async function goOn(known: Stored<CompanyEffect>, began: number): Promise<void> {
  const { company, member, id: effect, expires_at } = known
  const { everybody, effectsOn } = await lookAt(known.asked, company, nowAt(new Date()).today)
  for (let state = known; state.state === 'running';) {
    const { people, ...step } = effectStep(everybody, state.after ?? undefined)
    const packed = pack(JSON.stringify(await effectsOn(people)))
    const part = { company, member, effect, part: state.parts, packed, expires_at }
    const next = afterStep(state, step, nowAt(new Date()))
    await commit(replace(companyEffects, next), put(companyEffectParts, part))
    state = { ...next, _version: state._version + 1 }
    if (state.state === 'running' && performance.now() - began > messageTime)
      return enqueueTasks([asEffectMessage({ company, member, id: effect, done: state.done })])
  }
}

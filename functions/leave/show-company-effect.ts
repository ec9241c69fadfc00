import { unpack } from '#functions/company/directory-store.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/effect/show-company-effect.ts'
import { stateOfEffect } from '#shared/leave/effect/company-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { companyEffectParts, companyEffects } from './company-effect/effect-store.ts'

/** An effect lies with whoever asked for it, so that nobody else finds it. */
export const handler = serveReadingAhead(
  contract.showCompanyEffect,
  ({ path: { id }, query: { part = '0' } }, { company, user: member }) =>
    getBatch(
      lookup(companyEffects, { company, member }),
      lookup(companyEffectParts, { company, member, effect: id, part: Number(part) }),
    ),
  async ({ path: { id } }, { now }, reading) => {
    const [effect, found] = await reading()
    if (effect?.id !== id) throw new Problem('notFound')
    const { done, total, parts } = effect
    const state = stateOfEffect(effect, now)
    if (state === 'ready' && !found) throw new Problem('notFound')
    const data = state === 'ready' && found ? (JSON.parse(unpack(found.packed)) as LeaveEffect[]) : []
    return { data, state, done, total, parts }
  },
)

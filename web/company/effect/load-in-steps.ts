import type { EffectStep } from '#shared/leave/effect/effect-step.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import type { Progress } from '#web/ui/feedback/effect/loading-effect.ts'

/** Loads the effect of a change on many people step by step; whether there is more is told before the next step begins. */
export async function loadInSteps(
  load: (query: { after?: string }) => Promise<EffectStep>,
  onProgress: (progress: Progress) => void,
): Promise<LeaveEffect[]> {
  const effects: LeaveEffect[] = []
  for (let after: string | null | undefined; after !== null;) {
    const { data, next, done, total } = await load(after === undefined ? {} : { after })
    effects.push(...data)
    after = next
    if (after !== null) onProgress({ done, total })
  }
  return effects
}

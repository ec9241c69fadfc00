import type { ReplyOf } from '#shared/contract/client.ts'
import type { showCompanyEffect } from '#shared/leave/contract/effect/show-company-effect.ts'
import type { EffectReply } from '#shared/leave/effect/effect-reply.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import type { Progress } from '#web/ui/feedback/effect/loading-effect.ts'

/** Milliseconds between two looks at how far a task has come. */
const pause = 700

type Look = (id: string, part: number) => Promise<ReplyOf<typeof showCompanyEffect>>

/** Loads the effect of a change on everybody; of many people a task looks for it, whose progress is told until its result is there. */
export async function loadEffect(
  { data, effect_id: id, ...begun }: EffectReply,
  look: Look,
  onProgress: (progress: Progress) => void,
): Promise<LeaveEffect[]> {
  if (id === null) return data
  onProgress(begun)
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, pause))
    const { data: first, state, parts, done, total } = await look(id, 0)
    if (state === 'failed') throw new Error('The task that looks for the effect has failed.')
    onProgress({ done, total })
    if (state === 'running') continue
    const effects = [...first]
    // Each part by a call of its own, so that no reply grows with the company.
    for (let part = 1; part < parts; part++) effects.push(...(await look(id, part)).data)
    return effects
  }
}

import type { EffectReply } from '#shared/leave/effect/effect-reply.ts'

/** The effect on few people, which one call tells. */
export const wholeEffect = (data: EffectReply['data']): EffectReply => ({
  data,
  effect_id: null,
  done: data.length,
  total: data.length,
})

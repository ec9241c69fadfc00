import type { EffectStep } from '#shared/leave/effect/effect-step.ts'

/** The only step of an effect on few people. */
export const lastStep = (data: EffectStep['data']): EffectStep => ({
  data,
  done: data.length,
  total: data.length,
  next: null,
})

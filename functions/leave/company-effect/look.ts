import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'

/** Whom a change may have an effect on, and what it has on some of them. */
export interface Look {
  everybody: readonly { id: string }[]
  effectsOn: (people: readonly { id: string }[]) => Promise<LeaveEffect[]>
}

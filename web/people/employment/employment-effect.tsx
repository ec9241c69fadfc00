import { employmentEffect } from '#shared/leave/contract/employment-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { call } from '#web/api/call.ts'
import type { Effect } from '#web/ui/feedback/effect/effect-preview.tsx'
import { EffectTable } from './effect-table.tsx'
import type { EmploymentChanges } from './employment-information.ts'

/** The effect of changed employment information on each year; years without a difference are left out. */
export const employmentEffectOf = (id: string, changes: EmploymentChanges): Effect<LeaveEffect> => ({
  load: async () => (await call(employmentEffect, { path: { id }, body: changes })).data,
  show: years => <EffectTable years={years} />,
})

import { useTranslation } from 'react-i18next'
import { employmentEffect } from '#shared/leave/contract/effect/employment-effect.ts'
import { factsEffect } from '#shared/leave/contract/effect/facts-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import type { InputOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import type { Effect, PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import type { EmploymentChanges } from '../employment/employment-information.ts'
import { EffectTable } from './effect-table.tsx'

type FactsChange = NonNullable<InputOf<typeof factsEffect>['body']>

const show: Effect<LeaveEffect>['show'] = years => <EffectTable years={years} />

/** The effect of changed employment information on each year; years without a difference are left out. */
export const employmentEffectOf = (id: string, changes: EmploymentChanges): Effect<LeaveEffect> => ({
  load: async () => (await call(employmentEffect, { path: { id }, body: changes })).data,
  show,
})

/** The effect of other personal facts, or of days granted or taken away, on each year. */
export const factsEffectOf = (id: string, change: FactsChange): Effect<LeaveEffect> => ({
  load: async () => (await call(factsEffect, { path: { id }, body: change })).data,
  show,
})

/** An effect for a question that is asked before it is loaded. */
export function usePendingEffect() {
  const { t } = useTranslation('profile')
  return (effect: Effect<LeaveEffect>): PendingEffect<LeaveEffect> => ({
    ...effect,
    words: { loading: t('effectReading'), failed: t('effectUnknown'), nobody: t('effectNothing') },
  })
}

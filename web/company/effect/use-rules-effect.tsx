import { useTranslation } from 'react-i18next'
import { leaveRulesEffect } from '#shared/leave/contract/effect/leave-rules-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { call } from '#web/api/call.ts'
import type { PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import type { ChosenRules } from '../settings/leave-rule.ts'
import { EffectOnPeople } from './effect-on-people.tsx'
import { hasDifferences, LeaveDifferences } from './leave-differences.tsx'
import { loadEffect } from './load-effect.ts'
import { lookAtEffect } from './look-at-effect.ts'

/** Whose leave other rules would change, in which year. */
export function useRulesEffect() {
  const { t } = useTranslation('settings')
  return (chosen: ChosenRules): PendingEffect<LeaveEffect> => ({
    load: async onProgress =>
      (await loadEffect(await call(leaveRulesEffect, { body: chosen }), lookAtEffect, onProgress)).filter(
        hasDifferences,
      ),
    words: { loading: t('rulesEffectReading'), failed: t('rulesEffectUnknown'), nobody: t('rulesEffectNobody') },
    show: items => (
      <EffectOnPeople
        title={t('rulesEffect')}
        items={items}
        keyOf={({ user_id, year }) => `${user_id} ${year}`}
        differences={item => <LeaveDifferences item={item} />}
      />
    ),
  })
}

import { useTranslation } from 'react-i18next'
import { leaveRulesEffect, type EffectOnPerson } from '#shared/leave/contract/leave-rules-effect.ts'
import { call } from '#web/api/call.ts'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import type { PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import type { ChosenRules } from '../settings/leave-rule.ts'
import { EffectOnPeople } from './effect-on-people.tsx'

/** Whose leave other rules would change, in which year. */
export function useRulesEffect() {
  const { t } = useTranslation('settings')
  return (chosen: ChosenRules): PendingEffect<EffectOnPerson> => ({
    load: async () => (await call(leaveRulesEffect, { body: chosen })).data,
    words: { loading: t('rulesEffectReading'), failed: t('rulesEffectUnknown'), nobody: t('rulesEffectNobody') },
    show: items => (
      <EffectOnPeople
        title={t('rulesEffect')}
        items={items}
        keyOf={({ user_id, year }) => `${user_id} ${year}`}
        differences={item => <Differences item={item} />}
      />
    ),
  })
}

function Differences({ item }: { item: EffectOnPerson }) {
  const { t } = useTranslation('settings')
  const { year, entitled_before, entitled_after, sick_before, sick_after, days } = item
  return (
    <>
      {entitled_after !== entitled_before && (
        <Difference isGain={entitled_after > entitled_before}>
          {t('entitledBecomes', { year, before: entitled_before, count: entitled_after })}
        </Difference>
      )}
      {sick_after !== sick_before && (
        <Difference isGain={sick_after > sick_before}>
          {t('sickBecomes', { year, before: sick_before, count: sick_after })}
        </Difference>
      )}
      {days !== 0 && (
        <Difference isGain={days > 0}>
          {t(days > 0 ? 'bookedBack' : 'bookedMore', { year, count: Math.abs(days) })}
        </Difference>
      )}
    </>
  )
}

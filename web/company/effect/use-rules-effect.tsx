import { useTranslation } from 'react-i18next'
import { leaveRulesEffect } from '#shared/leave/contract/leave-rules-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { call } from '#web/api/call.ts'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import type { PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import type { ChosenRules } from '../settings/leave-rule.ts'
import { EffectOnPeople } from './effect-on-people.tsx'

/** Whose leave other rules would change, in which year. */
export function useRulesEffect() {
  const { t } = useTranslation('settings')
  return (chosen: ChosenRules): PendingEffect<LeaveEffect> => ({
    load: async () => (await call(leaveRulesEffect, { body: chosen })).data.filter(hasDays),
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

const hasDays = ({ entitled, sick, booked }: LeaveEffect) => Boolean(entitled || sick || booked)

function Differences({ item: { year, entitled, sick, booked } }: { item: LeaveEffect }) {
  const { t } = useTranslation('settings')
  return (
    <>
      {entitled && (
        <Difference isGain={entitled.after > entitled.before}>
          {t('entitledBecomes', { year, before: entitled.before, count: entitled.after })}
        </Difference>
      )}
      {sick && (
        <Difference isGain={sick.after > sick.before}>
          {t('sickBecomes', { year, before: sick.before, count: sick.after })}
        </Difference>
      )}
      {booked && (
        <Difference isGain={booked > 0}>
          {t(booked > 0 ? 'bookedBack' : 'bookedMore', { year, count: Math.abs(booked) })}
        </Difference>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { leaveRulesEffect } from '#shared/leave/contract/leave-rules-effect.ts'
import { type EffectOnPerson } from '#shared/leave/contract/leave-rules-effect.ts'
import { useApi } from '#web/api/use-api.ts'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { EffectOnPeople } from '../calendar/effect-on-people.tsx'
import styles from '../calendar/effect.module.css'
import type { ChosenRules } from './leave-rule.ts'

/** Whose numbers would be others by other rules. */
export function LeaveRulesEffect({ chosen }: { chosen: ChosenRules }) {
  const { t } = useTranslation('settings')
  const reading = useApi(leaveRulesEffect, { body: chosen }, { shouldRetryOnError: false })
  return (
    <EffectOnPeople
      reading={reading}
      title={t('rulesEffect')}
      whileReading={t('rulesEffectReading')}
      unknown={t('rulesEffectUnknown')}
      nobody={t('rulesEffectNobody')}
    >
      {effect => <Row key={`${effect.user_id} ${effect.year}`} effect={effect} />}
    </EffectOnPeople>
  )
}

function Row({ effect }: { effect: EffectOnPerson }) {
  const { t, i18n } = useTranslation('settings')
  const { year, entitled_before, entitled_after, sick_before, sick_after, days } = effect
  return (
    <li>
      <span>{personName(effect, i18n.language)}</span>
      <span className={styles.numbers}>
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
      </span>
    </li>
  )
}

import { useTranslation } from 'react-i18next'
import { recountEffect } from '#shared/leave/contract/recount-effect.ts'
import { type CalendarChange } from '#shared/leave/contract/calendar-change.ts'
import { useApi } from '#web/api/use-api.ts'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { EffectOnPeople } from './effect-on-people.tsx'

/** Who gets booked days back by a change, and who needs more. */
export function CalendarEffect({ change }: { change: CalendarChange }) {
  const { t, i18n } = useTranslation('calendar')
  const reading = useApi(recountEffect, { body: change }, { shouldRetryOnError: false })
  return (
    <EffectOnPeople
      reading={reading}
      title={t('effect')}
      whileReading={t('effectReading')}
      unknown={t('effectUnknown')}
      nobody={t('effectNobody')}
    >
      {({ user_id, days, ...person }) => (
        <li key={user_id}>
          <span>{personName(person, i18n.language)}</span>
          <Difference isGain={days > 0}>{t(days > 0 ? 'daysBack' : 'daysMore', { count: Math.abs(days) })}</Difference>
        </li>
      )}
    </EffectOnPeople>
  )
}

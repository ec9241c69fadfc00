import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { CalendarChange } from '#shared/leave/effect/calendar-change.ts'
import { recountEffect } from '#shared/leave/contract/recount-effect.ts'
import { call } from '#web/api/call.ts'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import type { PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import { EffectOnPeople } from './effect-on-people.tsx'

type Item = ReplyOf<typeof recountEffect>['data'][number]

/** Who gets booked days back by a change of the calendar, and who needs more. */
export function useCalendarEffect() {
  const { t } = useTranslation('calendar')
  return (change: CalendarChange): PendingEffect<Item> => ({
    load: async () => (await call(recountEffect, { body: change })).data,
    words: { loading: t('effectReading'), failed: t('effectUnknown'), nobody: t('effectNobody') },
    show: items => (
      <EffectOnPeople
        title={t('effect')}
        items={items}
        keyOf={({ user_id }) => user_id}
        differences={({ days }) => (
          <Difference isGain={days > 0}>{t(days > 0 ? 'daysBack' : 'daysMore', { count: Math.abs(days) })}</Difference>
        )}
      />
    ),
  })
}

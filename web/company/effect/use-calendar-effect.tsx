import { useTranslation } from 'react-i18next'
import type { CalendarChange } from '#shared/leave/effect/calendar-change.ts'
import { calendarEffect } from '#shared/leave/contract/effect/calendar-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { call } from '#web/api/call.ts'
import { Difference } from '#web/ui/data/difference/difference.tsx'
import type { PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import { EffectOnPeople } from './effect-on-people.tsx'
import { loadEffect } from './load-effect.ts'
import { lookAtEffect } from './look-at-effect.ts'

/** One person's booked days, over all years, and how many leaves are left without a working day. */
type Item = Pick<LeaveEffect, 'user_id' | 'first_name' | 'last_name'> & { booked: number; freed: number }

const byPerson = (effects: readonly LeaveEffect[]): Item[] =>
  [...Map.groupBy(effects, ({ user_id }) => user_id).values()]
    .map(years => ({
      ...years[0]!,
      booked: years.reduce((sum, { booked = 0 }) => sum + booked, 0),
      freed: years.reduce((sum, { freed = [] }) => sum + freed.length, 0),
    }))
    .filter(({ booked, freed }) => booked !== 0 || freed !== 0)

/** Who gets booked days back by a change of the calendar, and who needs more. */
export function useCalendarEffect() {
  const { t } = useTranslation('calendar')
  return (change: CalendarChange): PendingEffect<Item> => ({
    load: async onProgress =>
      byPerson(await loadEffect(await call(calendarEffect, { body: change }), lookAtEffect, onProgress)),
    words: { loading: t('effectReading'), failed: t('effectUnknown'), nobody: t('effectNobody') },
    show: items => (
      <EffectOnPeople
        title={t('effect')}
        items={items}
        keyOf={({ user_id }) => user_id}
        differences={({ booked, freed }) => (
          <>
            {booked !== 0 && (
              <Difference isGain={booked > 0}>
                {t(booked > 0 ? 'daysBack' : 'daysMore', { count: Math.abs(booked) })}
              </Difference>
            )}
            {freed > 0 && <span>{t('leaveFreed', { count: freed })}</span>}
          </>
        )}
      />
    ),
  })
}

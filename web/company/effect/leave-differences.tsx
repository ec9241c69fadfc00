import { useTranslation } from 'react-i18next'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { Difference } from '#web/ui/data/difference/difference.tsx'

/** What a change makes of one person's leave in one year. */
export function LeaveDifferences({ item }: { item: LeaveEffect }) {
  const { t } = useTranslation(['settings', 'calendar'])
  const { year, entitled, hours, sick, booked, freed = [] } = item
  return (
    <>
      {entitled && (
        <Difference isGain={entitled.after > entitled.before}>
          {t('entitledBecomes', { year, before: entitled.before, count: entitled.after })}
        </Difference>
      )}
      {hours && (
        <Difference isGain={(hours.after ?? 0) > (hours.before ?? 0)}>
          {t('hoursBecome', { year, before: hours.before ?? '–', after: hours.after ?? '–' })}
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
      {freed.length > 0 && <span>{t('calendar:leaveFreed', { count: freed.length })}</span>}
    </>
  )
}

/** Whether something of it is shown: other types on offer are not, in a list of many people. */
export const hasDifferences = ({ entitled, hours, sick, booked, freed }: LeaveEffect) =>
  Boolean(entitled || hours || sick || booked || freed?.length)

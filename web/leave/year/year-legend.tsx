import { useTranslation } from 'react-i18next'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import type { DayOfYear } from './year-days.ts'
import styles from './year.module.css'

/** Names the types and looks that occur in the year. */
export function YearLegend({ days }: { days: readonly DayOfYear[] }) {
  const { t } = useTranslation(['year', 'common'])
  const nameOf = useTypeName()
  const types = [...new Set(days.flatMap(({ request }) => request?.type_id ?? []))].sort((a, b) => a - b)
  const plain = [
    { look: 'off', word: t('legendRest'), isThere: true },
    { look: 'holiday', word: t('legendHoliday'), isThere: days.some(({ kind }) => kind.blocked && kind.name !== null) },
    { look: 'worked', word: t('legendWorked'), isThere: days.some(({ kind }) => kind.kind === 'working_day_moved') },
    {
      look: 'pending',
      word: t('common:statusPending'),
      isThere: days.some(({ request }) => request?.status === 'pending'),
    },
  ]
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {types.map(type => (
        <li key={type}>
          <LeaveDot leave={leaveKeyOf(type)} size="sm" />
          {nameOf(type)}
        </li>
      ))}
      {days.some(({ isSickPay }) => isSickPay) && (
        <li>
          <i data-look="code" data-leave="sick" aria-hidden="true">
            {t('sickPayCode')}
          </i>
          {t('sickPay')}
        </li>
      )}
      {plain
        .filter(({ isThere }) => isThere)
        .map(({ look, word }) => (
          <li key={look}>
            <i data-look={look} data-leave={look === 'pending' ? 'vacation' : undefined} aria-hidden="true" />
            {word}
          </li>
        ))}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import type { ListedSheet } from '#shared/attendance/contract/list-sheets.ts'
import { leaveType, keepsAway } from '#shared/leave/types.ts'
import styles from './list.module.css'

/** A month as boxes: worked days grey, leave in its colour, rest days hatched, mistakes ringed. */
export function MonthBoxes({ days }: Pick<ListedSheet, 'days'>) {
  const { t } = useTranslation('sheetlist')
  const isAway = ({ type_id, is_approved }: ListedSheet['days'][number]) =>
    type_id !== null && is_approved && keepsAway(type_id)
  const label = t('summary', {
    worked: days.filter(({ is_worked }) => is_worked).length,
    away: days.filter(isAway).length,
  })
  return (
    <div role="img" aria-label={label} className={styles.boxes}>
      {days.map(day => (
        <i
          key={day.date}
          data-leave={isAway(day) ? leaveType(day.type_id!)?.key : undefined}
          data-kind={day.kind}
          data-asked={(day.type_id !== null && !day.is_approved) || undefined}
          data-mistake={day.has_mistake || undefined}
        />
      ))}
    </div>
  )
}

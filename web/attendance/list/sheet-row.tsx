import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ListedSheet } from '#shared/attendance/contract/list-sheets.ts'
import { hoursOfMinutes } from '#shared/calendar/hundredths.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { MonthBoxes } from './month-boxes.tsx'
import { stateIcons } from './state-boxes.tsx'
import styles from './list.module.css'

interface SheetRowProps {
  name: string
  month: string
  sheet: ListedSheet
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onReopen: () => void
}

/** One person's month: as boxes, in hours, what is to be looked at, and how far it is. */
export function SheetRow({ name, month, sheet, isChosen, onChoose, onReopen }: SheetRowProps) {
  const { t, i18n } = useTranslation('sheetlist')
  const hours = (minutes: number) =>
    hoursOfMinutes(minutes).toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  const { user_id, state, may, mistakes, limits, worked_minutes, overtime_minutes } = sheet
  const attention = [
    ...(mistakes ? [t('mistakes', { count: mistakes })] : []),
    ...(limits ? [t('limits', { count: limits })] : []),
    ...(overtime_minutes ? [t('overtimeHours', { hours: hours(overtime_minutes) })] : []),
  ]
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={styles.box}>
        {may.accept && (
          <Checkbox value={isChosen} onChange={onChoose}>
            <span className="visually-hidden">{t('choose', { name })}</span>
          </Checkbox>
        )}
      </td>
      <th scope="row" title={name}>
        <Link to={`/user/${user_id}/export?month=${month}`} aria-label={t('openSheet', { name })}>
          {name}
        </Link>
      </th>
      <td className={styles.days}>
        <MonthBoxes days={sheet.days} />
      </td>
      <td className={styles.number} data-title={t('hours')}>
        {hours(worked_minutes)}
      </td>
      <td className={styles.number} data-title={t('overtime')}>
        {hours(overtime_minutes)}
      </td>
      <td className={attention.length ? styles.attention : styles.unremarkable}>
        {attention.join(', ') || t('nothing')}
      </td>
      <td>
        <span className={styles.now} data-state={state}>
          <Icon name={stateIcons[state]} size="sm" />
          {t(state)}
        </span>
      </td>
      <td className={styles.act}>
        {may.reopen && state !== 'open' && (
          <Button variant="quiet" size="sm" aria-label={t('reopenOf', { name })} onPress={onReopen}>
            {t('reopen')}
          </Button>
        )}
      </td>
    </tr>
  )
}

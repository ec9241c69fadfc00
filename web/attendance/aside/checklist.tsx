import { useTranslation } from 'react-i18next'
import { isOff } from '#shared/attendance/counted-day.ts'
import type { Day } from '#shared/calendar/day.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { cellOfMistake } from '../sheet/mended.ts'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import styles from './aside.module.css'

/** What is still to be done before the sheet can be handed in and accepted. */
export function Checklist({ sheet }: { sheet: ShownSheet }) {
  const { t } = useTranslation('sheet')
  const { today, withWeekday, short } = useDates()
  const { days, hand_in_from, state } = sheet
  if (state === 'accepted') return null
  const wrong = days.filter(({ mistake }) => mistake !== null)
  const waiting = days.find(({ leave }) => leave && !leave.is_approved)
  const left = days.filter(day => day.date > today && day.date <= hand_in_from && day.scheduled && !isOff(day))
  const isReady = wrong.length === 0 && !waiting && left.length === 0
  return (
    <ul className={styles.checks} aria-live="polite">
      {wrong.map(({ date, mistake, mistake_key }) => (
        <li key={date} data-tone="danger">
          <Icon name="error" size="sm" />
          <div>
            <button type="button" className={styles.link} onClick={() => goTo(date, cellOfMistake(mistake_key))}>
              {withWeekday(date)}
            </button>
            <p>{mistake}</p>
          </div>
        </li>
      ))}
      {waiting && (
        <li>
          <Icon name="clock" size="sm" />
          <div>
            <strong>{t('leaveWaits', { day: withWeekday(waiting.date) })}</strong>
            <p>{t('leaveWaitsWhy')}</p>
          </div>
        </li>
      )}
      {left.length > 0 && (
        <li>
          <Icon name="clock" size="sm" />
          <div>
            <strong>{t('daysLeft', { count: left.length })}</strong>
            <p>{t('handInFrom', { day: short(hand_in_from) })}</p>
          </div>
        </li>
      )}
      {isReady && (
        <li data-tone="success">
          <Icon name="check-circle" size="sm" />
          <p>{t('ready')}</p>
        </li>
      )}
    </ul>
  )
}

/** Brings the focus to a cell of the sheet. */
function goTo(date: Day, column: string) {
  document.querySelector<HTMLElement>(`[data-date="${date}"]:is([data-column=${column}], button)`)?.focus()
}

import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import styles from './aside.module.css'

interface LimitsCardProps {
  sheet: ShownSheet
  /** Shows the sheet as the record that the law asks for. */
  onRecord: () => void
}

/** What the law says of the hours, which keeps nobody from anything, and the way to the record that it asks for. */
export function LimitsCard({ sheet: { days, limit_of_year }, onRecord }: LimitsCardProps) {
  const { t } = useTranslation('sheet')
  const { short } = useDates()
  const found = days.flatMap(({ date, limits }) => limits.map(text => ({ date, text })))
  return (
    <Card title={t('law')}>
      <div className={styles.stack}>
        {found.length || limit_of_year ? (
          <ul className={styles.checks}>
            {limit_of_year && <Limit text={limit_of_year} />}
            {found.map(({ date, text }) => (
              <Limit key={`${date} ${text}`} day={short(date)} text={text} />
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>{t('lawNothing')}</p>
        )}
        <Button size="sm" icon="list" onPress={onRecord}>
          {t('recordOpen')}
        </Button>
      </div>
    </Card>
  )
}

function Limit({ day, text }: { day?: string; text: string }) {
  return (
    <li data-tone="warning">
      <Icon name="warning" size="sm" />
      <div>
        {day && <strong>{day}</strong>}
        <p>{text}</p>
      </div>
    </li>
  )
}

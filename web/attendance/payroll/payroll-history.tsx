import { useTranslation } from 'react-i18next'
import type { PayrollView } from '#shared/attendance/contract/preview-payroll.ts'
import { Card } from '#web/ui/card/card.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import styles from './payroll.module.css'
import { monthOfPeriod } from './period.ts'

/** Who has downloaded which periods, and when. */
export function PayrollHistory({ history }: Pick<PayrollView, 'history'>) {
  const { t } = useTranslation('payroll')
  const { monthName, range, moment } = useDates()
  return (
    <Card title={t('history')}>
      {history.length === 0 ? (
        <p className={styles.quiet}>{t('noHistory')}</p>
      ) : (
        <ul className={styles.history}>
          {history.map(({ id, from_date, to_date, at, by_name }) => {
            const month = monthOfPeriod({ from_date, to_date })
            return (
              <li key={id}>
                <span>{month ? monthName(month) : range(from_date, to_date)}</span>
                <span className={styles.quiet}>{t('historyLine', { at: moment(at), name: by_name })}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
